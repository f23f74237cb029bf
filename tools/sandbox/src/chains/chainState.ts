import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../errors/StartError.ts'
import { ChainRequestError, requestRpc } from './requestRpc.ts'

/** Writes the whole state of a chain into one file. The file is always a complete one. */
export async function saveChainState(url: string, file: string): Promise<void> {
  const dump = await requestRpc(url, { method: 'anvil_dumpState' })
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  await writeFile(draft, Buffer.from(String(dump).slice(2), 'hex'))
  await rename(draft, file)
}

/**
 * Gives a new chain the state of a file, if there is one.
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
