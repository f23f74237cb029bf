import { expect, test } from 'vitest'
import { readWebConfig, type WebEnvironment } from './web.config.ts'

const location = { origin: 'https://play.example.test' }
const problemsOf = (environment: WebEnvironment) => {
  try {
    readWebConfig(environment, location)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('default: one server at the page’s origin, all providers, the sandbox’s client', () => {
  expect(readWebConfig({}, location)).toEqual({
    gameDataUrl: 'https://play.example.test',
    authUrl: 'https://play.example.test',
    marketplaceUrl: 'https://play.example.test',
    links: new Map([
      ['marketplace', { redirectUri: 'https://play.example.test/openloot-callback' }],
      [
        'marketplace-sandbox',
        { redirectUri: 'https://play.example.test/openloot-sandbox-callback' },
      ],
      [
        'discord',
        {
          redirectUri: 'https://play.example.test/discord-callback',
          clientId: 'latchkey-sandbox',
          scope: 'identify email',
        },
      ],
    ]),
  })
})

test('behavior: services at other origins and a configured Discord client', () => {
  const config = readWebConfig(
    {
      VITE_GAME_DATA_URL: 'https://game.example.test',
      VITE_MARKETPLACE_URL: 'https://market.example.test',
      VITE_DISCORD_CLIENT_ID: '123',
      VITE_DISCORD_SCOPE: 'identify',
      VITE_CONTACT_URL: 'https://help.example.test/write',
    },
    location,
  )
  expect(config).toMatchObject({
    gameDataUrl: 'https://game.example.test',
    marketplaceUrl: 'https://market.example.test',
    contactUrl: 'https://help.example.test/write',
  })
  expect(config.links.get('discord')).toMatchObject({ clientId: '123', scope: 'identify' })
})

test('behavior: in the sandbox, the marketplace has a separate host beside the app', () => {
  const origin = 'http://app.latchkey.localhost:4123'
  const { marketplaceUrl, authUrl, contactUrl } = readWebConfig({}, { origin })
  expect(contactUrl).toBe('mailto:team@latchkey.localhost')
  expect([marketplaceUrl, authUrl]).toEqual(['http://market.latchkey.localhost:4123', origin])
})

test('S-74: an empty redirect address disables its provider', () => {
  const { links } = readWebConfig({ VITE_MARKETPLACE_SANDBOX_REDIRECT_URL: '' }, location)
  expect([...links.keys()]).toEqual(['marketplace', 'discord'])
})

test.each<[WebEnvironment, string]>([
  [
    { VITE_GAME_DATA_URL: 'game' },
    'VITE_GAME_DATA_URL must be an origin without a path, such as https://play.example.test.',
  ],
  [
    { VITE_MARKETPLACE_URL: 'https://market.example.test/api' },
    'VITE_MARKETPLACE_URL must be an origin without a path, such as https://play.example.test.',
  ],
  [
    { VITE_AUTH_URL: 'https://auth.example.test' },
    'VITE_AUTH_URL must be https://play.example.test: a session belongs to the page’s own origin.',
  ],
  [
    { VITE_DISCORD_REDIRECT_URL: 'https://play.example.test/discord' },
    'VITE_DISCORD_REDIRECT_URL must be https://play.example.test/discord-callback, where the screen is, or empty.',
  ],
  [
    { VITE_CONTACT_URL: 'javascript:alert(1)' },
    'VITE_CONTACT_URL must be an address with https: or mailto:.',
  ],
  [
    { VITE_DISCORD_SCOPE: 'email' },
    'VITE_DISCORD_SCOPE must include identify, because Discord names the user only then.',
  ],
])('error: %j', (environment, sentence) => {
  expect(problemsOf(environment)).toBe(sentence)
})

test('error: each invalid setting has its own sentence', () => {
  const said = problemsOf({ VITE_DISCORD_SCOPE: 'email', VITE_GAME_DATA_URL: 'javascript:x' })
  expect(said.match(/VITE_\w+ must/g)).toEqual([
    'VITE_DISCORD_SCOPE must',
    'VITE_GAME_DATA_URL must',
  ])
})
