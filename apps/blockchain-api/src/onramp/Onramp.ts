import type {
  EndpointAnswer,
  EndpointInput,
  getOnrampOptions,
  getOnrampQuote,
} from '@latchkey/blockchain-api'

export type OnrampOptions = EndpointAnswer<typeof getOnrampOptions>
export type OnrampOrder = EndpointInput<typeof getOnrampQuote>
export type OnrampQuote = EndpointAnswer<typeof getOnrampQuote>

/** A seller of crypto for money. */
export type Onramp = {
  /** The page on which users buy. Its query has the order. */
  readonly pageUrl: string
  /** @throws {ChainDownError} */
  readonly readOptions: () => Promise<OnrampOptions>
  /**
   * @returns `null`: the seller does not offer this order.
   * @throws {ChainDownError}
   */
  readonly readQuote: (order: OnrampOrder) => Promise<OnrampQuote>
}
