/** Resource limits per client of the relay. Real wallets stay far below. */
export const limits = {
  /** Longest frame, and with it the longest message. A longer one ends the connection (1009). */
  frameBytes: 1_000_000,
  /**
   * Longest run of decimal digits in what is passed on. Clients read their JSON with an expression that is quadratic in it:
   * 24 kB of digits hold one up for seconds.
   */
  digits: 128,
  connections: 1_000,
  /** A client has one connection, or briefly two while it reconnects. */
  connectionsPerClient: 8,
  connectionsPerAddress: 500,
  topicsPerConnection: 5_000,
  /** Topics or messages in one batch; clients send at most 500. */
  batch: 500,
  messagesPerTopic: 500,
  mailboxBytes: 64_000_000,
  /** Deliveries under way to one client at once; the rest waits in the mailbox. */
  inFlight: 256,
  /** Text a client has not taken from its socket. */
  bufferedBytes: 8_000_000,
  /** Frames that are no requests, until the connection is ended. */
  garbage: 100,
  /** 30 days, the longest a client asks for. */
  ttlSeconds: 2_592_000,
} as const

/** Node clients give up after 35 s of silence; browsers never see a ping. */
export const pingIntervalMs = 25_000
/** A delivery that was not acknowledged is sent again after this long. */
export const redeliverAfterMs = 5_000
