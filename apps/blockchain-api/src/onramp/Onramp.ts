import type {
  EndpointAnswer,
  EndpointInput,
  getOnrampOptions,
  getOnrampQuote,
} from '@latchkey/blockchain-api'

export type OnrampOptions = EndpointAnswer<typeof getOnrampOptions>
export type OnrampOrder = EndpointInput<typeof getOnrampQuote>
export type OnrampQuote = EndpointAnswer<typeof getOnrampQuote>

/** Who sells coins for money. */
export type Onramp = {
  /** What people open to buy: the choice is in the query. */
  readonly pageUrl: string
  /** @throws {ChainDownError} */
  readonly readOptions: () => Promise<OnrampOptions>
  /**
   * @returns `null`: this is not sold so.
   * @throws {ChainDownError}
   */
  readonly readQuote: (order: OnrampOrder) => Promise<OnrampQuote>
}
