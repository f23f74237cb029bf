/** Limits on a client's use of the WalletConnect relay. Real wallets stay far below them. */
export const limits = {
  /**
   * Maximum size in bytes of a WebSocket frame, and thus of a message. A longer frame closes the
   * connection (1009).
   */
  frameBytes: 1_000_000,
  /**
   * Maximum number of consecutive decimal digits in a message. Clients parse JSON with a regular
   * expression whose time is quadratic in this number: 24 kB of digits block a client for seconds.
   */
  digits: 128,
  connections: 1_000,
  /**
   * Maximum number of connections per client. A client has one, or two for a moment while it
   * reconnects.
   */
  connectionsPerClient: 8,
  connectionsPerAddress: 500,
  topicsPerConnection: 5_000,
  /** Maximum number of topics or messages in one batch. Clients send at most 500. */
  batch: 500,
  messagesPerTopic: 500,
  mailboxBytes: 64_000_000,
  /**
   * Maximum number of unacknowledged deliveries per client. Further messages wait in the mailbox.
   */
  inFlight: 256,
  /** Maximum number of bytes that wait in a client's socket to be read. */
  bufferedBytes: 8_000_000,
  /** Number of malformed frames after which the relay closes the connection. */
  garbage: 100,
  /** Longest lifetime of a message in seconds: 30 days, the most that clients request. */
  ttlSeconds: 2_592_000,
} as const

/**
 * Interval of the relay's pings in milliseconds. Clients on Node disconnect after 35 s of silence;
 * browsers do not notice pings.
 */
export const pingIntervalMs = 25_000
/** Time in milliseconds after which an unacknowledged delivery is repeated. */
export const redeliverAfterMs = 5_000
