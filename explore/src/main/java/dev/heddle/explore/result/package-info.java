/** What searches, and parts of them, come to: why they stopped, what they ran, what was found. It travels between processes as text. */
package dev.heddle.explore.result;
