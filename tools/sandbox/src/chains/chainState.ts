import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../errors/StartError.ts'
import { ChainRequestError, requestRpc } from './requestRpc.ts'

/** Saves the complete state of an EVM chain to a file. The write is atomic. */
export async function saveChainState(url: string, file: string): Promise<void> {
  const dump = await requestRpc(url, { method: 'anvil_dumpState' })
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  await writeFile(draft, Buffer.from(String(dump).slice(2), 'hex'))
  await rename(draft, file)
}

/**
 * Loads a saved state into a new EVM chain. Does nothing if no state has been saved.
 *
 * @throws {StartError} The file is broken.
 */
export async function loadChainState(url: string, file: string): Promise<void> {
  if (!existsSync(file)) return
  const state = await readFile(file)
  try {
    await requestRpc(url, { method: 'anvil_loadState', params: [`0x${state.toString('hex')}`] })
  } catch (cause) {
    if (!(cause instanceof ChainRequestError)) throw cause
    throw new StartError(
      `The saved chain state ${file} cannot be read: start with --fresh to reset the sandbox.`,
      { cause },
    )
  }
}
