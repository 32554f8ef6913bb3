import java.io.IOException;
import java.net.ServerSocket;

/** Waits for somebody from outside. */
public class Listens {

    public static void main(String[] args) throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            socket.accept();
        }
    }
}
