import { useTextOf } from './useTextOf.ts'

/**
 * English texts about tokens that no token list names, and of the form that adds a token. Lists of
 * tokens load them with their chunk. The conventions for translators in `en.ts` apply here too.
 */
export const tokenTexts = {
  // Marks of a token in a list. The first one is neutral: most such tokens are harmless. The second
  // one says that another token of this symbol is the known one, e.g. "Not the known USDC".
  'tokens.unlisted': 'Not on a token list',
  'tokens.double': 'Not the known {symbol}',
  // Button below the list of tokens, the field that it opens, and its buttons.
  'tokens.add': 'Add token',
  'tokens.address': 'Token address',
  'tokens.addNow': 'Add',
  'tokens.cancel': 'Cancel',
  // Toast after a token was added. {symbol} is e.g. "USDC".
  'tokens.added': '{symbol} added',
  // Reasons why a token was not added.
  'tokens.invalid': 'This isn’t an address on {network}.',
  'tokens.listed': 'This token is already in your list.',
  'tokens.noToken': 'There is no token at this address on {network}.',
  'tokens.down': '{network} isn’t responding. Try again.',
  // For screen readers: button beside a token that the user has added.
  'tokens.remove': 'Remove {symbol}',
  // Below the list of tokens of an account with hundreds of tokens.
  'tokens.hasMore':
    'You have more tokens, without a price and on no token list. Add one by its address.',
} as const

/** Reads the texts about tokens that no token list names, and of the form that adds a token. */
export function useTokenText() {
  return useTextOf(tokenTexts)
}
