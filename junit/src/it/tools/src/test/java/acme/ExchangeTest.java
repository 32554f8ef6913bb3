package acme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import dev.heddle.junit.HeddleTest;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.mockito.Mock;
import org.mockito.junit.jupiter.MockitoExtension;

@ExtendWith(MockitoExtension.class)
class ExchangeTest {

    @Mock
    private Exchange.Rates rates;

    @Test
    void ordinary() {
        when(rates.rate("EUR")).thenReturn(2);
        assertThat(new Exchange(rates).convert(10, "EUR")).isEqualTo(20);
        verify(rates).rate("EUR");
    }

    private static List<Integer> inTwoThreads(java.util.concurrent.Callable<Integer> action) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> one = pool.submit(action);
        Future<Integer> other = pool.submit(action);
        List<Integer> results = List.of(one.get(), other.get());
        pool.shutdown();
        return results;
    }

    @HeddleTest(seconds = 5, strategy = "context-bound", preemptions = 1)
    void asksOnce() throws Exception {
        when(rates.rate(anyString())).thenReturn(2);
        Exchange exchange = new Exchange(rates);
        assertThat(inTwoThreads(() -> exchange.convert(10, "EUR"))).containsExactly(20, 20);
        verify(rates, times(1)).rate("EUR");
    }

    @HeddleTest
    void asksTwice() throws Exception {
        when(rates.rate(anyString())).thenReturn(2, 3);
        Exchange exchange = new Exchange(rates);
        assertThat(inTwoThreads(() -> exchange.convertUnsafely(10, "EUR"))).containsExactly(20, 20);
    }

    @HeddleTest
    void mocksAClass() throws Exception {
        Exchange exchange = mock(Exchange.class);
        when(exchange.convert(1, "EUR")).thenReturn(5);
        assertThat(exchange.convert(1, "EUR")).isEqualTo(5);
    }
}
