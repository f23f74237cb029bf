import { connectorImageIds } from '@latchkey/core/directory'
import { mainnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'
import { getConnectorImageUrl, getNetworkImageUrl, toWalletImageUrl } from './imageUrls.ts'

const directoryUrl = 'https://wallets.example/'
const imageId = 'ba0ba0cd-17c6-4806-ad93-f9d174f17900'
const getPath = (url: string | undefined) => url && new URL(url).pathname

test('S-65: images are plain addresses on the configured directory; without one there are none', () => {
  const kit = createTestKit({ directoryUrl })
  const url = getNetworkImageUrl(kit, mainnet)
  expect(url).toBe(
    `https://wallets.example/public/getAssetImage/${imageId}?projectId=test&st=latchkey&sv=kit-eip155-0.0.0`,
  )
  expect(getPath(toWalletImageUrl(kit, 'a/b'))).toBe('/getWalletImage/a%2Fb')
  expect(getNetworkImageUrl(createTestKit(), mainnet)).toBeUndefined()
})

test('parameters: the host’s own images take precedence', () => {
  const chainImages = { 1: 'https://app.example/eth.png' }
  const connectorImages = { walletConnect: 'https://app.example/wc.png' }
  const kit = createTestKit({ directoryUrl, chainImages, connectorImages })
  expect(getNetworkImageUrl(kit, mainnet)).toBe(chainImages[1])
  const { info } = fakeWallet({ id: 'walletConnect' }).connector
  expect(getConnectorImageUrl(kit, info)).toBe(connectorImages.walletConnect)
})

test('behavior: an announced icon precedes the directory’s; malformed ids have no image', () => {
  const kit = createTestKit({ directoryUrl })
  getKnownWalletIds(kit).ids = { connectors: {}, images: connectorImageIds }
  const read = (id: string, icon?: string) =>
    getPath(
      getConnectorImageUrl(kit, fakeWallet({ id, info: icon ? { icon } : {} }).connector.info),
    )
  expect(read('walletConnect')).toMatch(/^\/public\/getAssetImage\/ef1a1fcf-/)
  expect(read('walletConnect', 'https://x.example/own')).toBe('/own')
  expect([read('constructor'), read('__proto__'), read('any')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
