import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { walletName } from '../personas/walletIcon.ts'
import { createBundles } from '../service/bundles.ts'

export type BuildExtensionParameters = {
  /** An empty or missing folder. */
  readonly folder: string
  /** Origin whose pages get the wallet, such as `http://app.latchkey.localhost:4100`. */
  readonly appOrigin: string
  /** Origin of the approval windows, such as `http://wallet.latchkey.localhost:4100`. */
  readonly walletOrigin: string
  /** Folder that caches the built page script between calls. */
  readonly cacheFolder?: string
}

/** Match pattern of an extension for a host with any port. */
const toPattern = (origin: string) => {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}/*`
}

/**
 * Packs the wallet's page script as a browser extension (Manifest V3). Like real wallets, its
 * content script runs in the page's main world, before the page's first script.
 */
export async function buildExtension(parameters: BuildExtensionParameters): Promise<void> {
  const { folder, appOrigin, walletOrigin, cacheFolder } = parameters
  const manifest = {
    manifest_version: 3,
    name: walletName,
    version: '1.0.0',
    description: 'The wallet of the local sandbox. Development only.',
    content_scripts: [
      {
        matches: [toPattern(appOrigin)],
        js: ['wallet.js'],
        run_at: 'document_start',
        world: 'MAIN',
      },
    ],
  }
  const code = await createBundles(cacheFolder).get('inpage')
  const script = `(() => {\n${code}\nsandboxWallet.startExtension(${JSON.stringify({ walletOrigin })})\n})()\n`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(join(folder, 'wallet.js'), script)
}
