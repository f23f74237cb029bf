import type { SocialLogins } from '../providers/SocialLogins.ts'
import type { TestDevice } from './createTestDevice.ts'
import { testHost, testProject } from './testConfig.ts'

/** A provider at which everybody is the same person, with the address that it tells; what a real one does is tested apart. */
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
    /** What the provider tells from the next login on. */
    tell(next: string | null) {
      told = next
    },
    /** The whole of a login at the provider. */
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
