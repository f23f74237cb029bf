import type { Rarity } from '@latchkey/product-api/marketplace'

/** Texts of the shop. Amounts are passed in as formatted strings. */
export const shop = {
  lead: 'Marketplace items for points you earned. Spending doesn’t affect your rank.',
  balance: (points: string) => `${points} points to spend`,
  /** Text below the balance of points if the player has not bought anything. */
  welcome: (points: string) => `${points} of them are a welcome gift.`,
  openUntil: (time: string) => `Open until ${time}`,
  items: 'Items',
  rarities: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
  } satisfies Record<Rarity, string>,
  points: 'points',
  owned: (count: string) => (count === '1' ? 'Owned' : `Owned: ${count}`),
  left: (count: string) => `${count} left`,
  soldOut: 'Sold out',
  buy: 'Buy',
  /** Accessible name of an item's buy button in the shop. */
  buyItem: (item: string, points: string) => `Buy ${item} for ${points} points`,
  tooDear: (missing: string) => `You need ${missing} more points.`,
  waitForMarketplace: 'You can’t buy anything until the marketplace responds.',
  confirm: {
    title: (item: string) => `Buy ${item}?`,
    message: (price: string, balance: string, rest: string) =>
      `It costs ${price} points. You have ${balance} and will have ${rest} left.`,
    again: (count: string) => ` You already have ${count} of these.`,
    yes: (price: string) => `Buy for ${price} points`,
  },
  receipt: {
    delivered: (item: string) => `${item} is yours`,
    paid: (item: string) => `${item} is on its way`,
    refunded: (item: string) => `${item} could not be delivered`,
    toAccount: 'It’s in your marketplace account.',
    toClub: 'The club keeps it for you because you haven’t linked a marketplace account.',
    waiting:
      'The marketplace hasn’t responded yet. It is delivered as soon as it does, or you get your points back.',
    back: (points: string) => `Your ${points} points were refunded.`,
    number: 'Receipt',
    price: 'Price',
    close: 'Close receipt',
  },
  /** Why a purchase did not start: a retry after a lost response could buy the item twice. */
  notKept:
    'Nothing was bought: this browser’s storage is full or blocked, so the purchase could not be made safe. Free some space and try again.',
  unfinished: {
    title: (item: string) => `We don’t know whether ${item} was bought`,
    text: 'The server’s answer was lost. Finish the purchase. You pay only once, however often you press.',
    finish: 'Finish purchase',
    leave: 'Not now',
  },
  own: 'Your purchases',
  none: 'Your purchases and receipts appear here.',
  ownFailed: 'Couldn’t load your purchases',
  states: { paid: 'On its way', delivered: 'Delivered', refunded: 'Refunded' },
  more: 'Show older',
  closedTitle: 'The shop is closed',
  opens: (time: string) => `It opens on ${time}.`,
  opensIn: 'Opens in',
  opensNow: 'It opens any moment.',
  unknown: 'The next opening hasn’t been announced. You can see the shelves below.',
  notify: 'Notify me when it opens',
  notifyOn: 'We’ll let you know, wherever you are on the site.',
  notifyOff: 'Don’t notify me',
  opened: 'The shop is open',
  emptyTitle: 'The shelves are empty',
  emptyText: 'The marketplace has no items at the moment. Your purchases are safe.',
  failedTitle: 'Couldn’t load the items',
  failedText: 'The marketplace didn’t respond. Nothing was bought.',
  stateFailedTitle: 'Couldn’t load the shop',
  stateFailedText: 'Our server didn’t respond. Your points are safe.',
  tryAgain: 'Try again',
  stale: 'The marketplace isn’t responding',
  staleText: (time: string) =>
    `These items were loaded ${time}. Prices may have changed, so you can’t buy anything until it responds.`,
}
