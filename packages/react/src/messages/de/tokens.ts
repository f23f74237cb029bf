import type { tokenTexts } from '../tokens.ts'

/** German texts about tokens that no token list names, and of the form that adds a token. */
export const tokens: Readonly<Record<keyof typeof tokenTexts, string>> = {
  'tokens.unlisted': 'Ungelistet',
  'tokens.double': 'Nicht der bekannte {symbol}',
  'tokens.add': 'Token hinzufügen',
  'tokens.address': 'Adresse des Tokens',
  'tokens.addNow': 'Hinzufügen',
  'tokens.cancel': 'Abbrechen',
  'tokens.added': '{symbol} hinzugefügt',
  'tokens.invalid': 'Das ist keine Adresse auf {network}.',
  'tokens.listed': 'Dieser Token ist schon in deiner Liste.',
  'tokens.noToken': 'An dieser Adresse auf {network} gibt es keinen Token.',
  'tokens.down': '{network} antwortet nicht. Versuche es noch einmal.',
  'tokens.remove': '{symbol} entfernen',
  'tokens.hasMore':
    'Du hast weitere Token ohne Preis, die in keiner Token-Liste stehen. Füge einen über seine Adresse hinzu.',
}
