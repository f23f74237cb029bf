import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeBlocks } from '../checks/codeBlocks.ts'
import { readProjectFile, root } from '../workspace/workspace.ts'

const importBlock = (file: string) => import(file)

/** The exports of a document's code block. Their types are known only to the document. */
type Module = Awaited<ReturnType<typeof importBlock>>

/**
 * Runs the TypeScript blocks of a document, each as a separate module.
 *
 * @returns The exports of each block, in the order of the document, and the git-ignored folder of
 * the modules.
 */
export async function loadBlocks(path: string): Promise<{ folder: string; modules: Module[] }> {
  const dist = join(root, 'tools/checks/dist')
  await mkdir(dist, { recursive: true })
  const folder = await mkdtemp(join(dist, 'guide-'))
  const modules: Module[] = []
  for (const [index, { code, extension }] of codeBlocks(path, readProjectFile(path)).entries()) {
    const file = join(folder, `block${index}.${extension}`)
    await writeFile(file, code)
    modules.push(await importBlock(file))
  }
  return { folder, modules }
}
