import type {
  EndpointAnswer,
  EndpointInput,
  getOnrampOptions,
  getOnrampQuote,
} from '@latchkey/blockchain-api'

export type OnrampOptions = EndpointAnswer<typeof getOnrampOptions>
export type OnrampOrder = EndpointInput<typeof getOnrampQuote>
export type OnrampQuote = EndpointAnswer<typeof getOnrampQuote>

/** A provider that sells crypto for money (onramp). */
export type Onramp = {
  /** URL of the page on which users buy. The order is appended as its query. */
  readonly pageUrl: string
  /**
   * Reads the assets and payment methods that the provider offers.
   *
   * @throws {ChainDownError} The provider does not answer.
   */
  readonly readOptions: () => Promise<OnrampOptions>
  /**
   * Reads the price of an order.
   *
   * @returns `null` if the provider does not offer the order.
   * @throws {ChainDownError} The provider does not answer.
   */
  readonly readQuote: (order: OnrampOrder) => Promise<OnrampQuote>
}
