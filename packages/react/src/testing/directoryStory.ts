import type { KitConfig } from '@latchkey/kit'
import {
  type FakeDirectoryOptions,
  fakeDirectory,
  fakePorts,
  type TestKit,
} from '@latchkey/kit/testing'

const first = ['Alder', 'Basalt', 'Cobalt', 'Dune', 'Ember', 'Flint', 'Garnet', 'Harbor', 'Iris']
const second = ['Wallet', 'Vault', 'Key', 'Purse', 'Pass', 'Chest']
const unusual = ['Donaudampfschifffahrtswallet', 'محفظة العملات', '財布ウォレット', 'A']

/** Wallets that the fake directory lists. */
export const storyWallets: NonNullable<FakeDirectoryOptions['wallets']> = [
  ...second.flatMap((last) => first.map((start) => `${start} ${last}`)),
  ...unusual,
].map((name, index) => ({
  name,
  badge_type: index % 3 === 0 ? 'certified' : 'none',
  mobile_link: 'story://',
  homepage: 'https://wallet.example',
}))

/** Returns kit options with a fake directory that lists these wallets, and with pairing. */
export function toStoryDirectory(
  options: FakeDirectoryOptions & { readonly held?: boolean; readonly mobile?: boolean } = {},
) {
  const { held, mobile = false, ...contents } = options
  const directory = fakeDirectory({ wallets: storyWallets, ...contents })
  if (held) directory.hold()
  const { page } = fakePorts()
  return {
    directoryUrl: directory.url,
    relayUrl: 'wss://relay.example',
    ports: {
      fetch: directory.fetch,
      page: { ...page, device: () => ({ ...page.device(), mobile }) },
    },
  } satisfies Partial<KitConfig> & { readonly ports: Partial<TestKit['ports']> }
}
