/** Resource limits per client of the relay. Real wallets stay far below. */
export const limits = {
  /** Maximum size of a frame, and so of a message. A longer frame closes the connection (1009). */
  frameBytes: 1_000_000,
  /**
   * Maximum run of decimal digits in a message. Clients parse JSON with a regular expression whose
   * time is quadratic in it: 24 kB of digits block a client for seconds.
   */
  digits: 128,
  connections: 1_000,
  /** A client has one connection, or briefly two while it reconnects. */
  connectionsPerClient: 8,
  connectionsPerAddress: 500,
  topicsPerConnection: 5_000,
  /** Topics or messages in one batch. Clients send at most 500. */
  batch: 500,
  messagesPerTopic: 500,
  mailboxBytes: 64_000_000,
  /** Unacknowledged deliveries per client. Further messages wait in the mailbox. */
  inFlight: 256,
  /** Unread text in a client's socket. */
  bufferedBytes: 8_000_000,
  /** Malformed frames before the connection is closed. */
  garbage: 100,
  /** 30 days, the longest time that clients request. */
  ttlSeconds: 2_592_000,
} as const

/** Clients on Node disconnect after 35 s of silence. Browsers never see a ping. */
export const pingIntervalMs = 25_000
/** Time until an unacknowledged delivery is sent again. */
export const redeliverAfterMs = 5_000
