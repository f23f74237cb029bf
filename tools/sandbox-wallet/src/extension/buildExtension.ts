import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { walletName } from '../personas/walletIcon.ts'
import { createBundles } from '../service/bundles.ts'

export type BuildExtensionParameters = {
  /** Path of the extension's output folder, which must be empty or missing. */
  readonly folder: string
  /** Origin whose pages get the wallet, such as `http://app.latchkey.localhost:4100`. */
  readonly appOrigin: string
  /** Origin of the approval windows, such as `http://wallet.latchkey.localhost:4100`. */
  readonly walletOrigin: string
  /** Folder in which the built page script is cached between calls. */
  readonly cacheFolder?: string
}

/**
 * Converts an origin to a match pattern for the extension's manifest. The pattern matches the host
 * with any port.
 */
const toPattern = (origin: string) => {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}/*`
}

/**
 * Builds the sandbox wallet as a browser extension (Manifest V3). Its content script runs in the
 * page's own JavaScript world before the page's first script, as with real wallets.
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
