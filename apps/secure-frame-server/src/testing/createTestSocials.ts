import type { SocialLogins } from '../providers/SocialLogins.ts'
import type { TestDevice } from './createTestDevice.ts'
import { testHost, testProject } from './testConfig.ts'

/**
 * Creates a fake social provider that returns the same user for every login. Tests can set the
 * reported email address. Other tests cover the real provider protocol.
 */
export function createTestSocials(email: string | null) {
  let told = email
  const socials: SocialLogins = {
    providers: ['github'],
    async toAuthorizationUrl(_, { state }) {
      return `https://provider.example.test/?state=${state}`
    },
    async readIdentity() {
      const issuer = 'https://provider.example.test'
      return { issuer, subject: 'ann', userName: 'ann', email: told }
    },
  }
  return {
    socials,
    /** Sets the address that the provider reports from the next login. */
    tell(next: string | null) {
      told = next
    },
    /** Runs a complete login of a device at the fake social provider. */
    async signIn(device: TestDevice) {
      const provider = 'github'
      const asked = { projectId: testProject, origin: testHost, provider }
      const { uri } = (await device.post('/api/social/start', asked)).json()
      const state = new URL(uri).searchParams.get('state')
      const answer = { provider, state, code: 'code' }
      const finished = await device.browser.post('/api/social/finish', answer)
      const reference = new URL(finished.json().resultUri).searchParams.get('reference')
      return device.post('/api/social/redeem', { reference })
    },
  }
}
