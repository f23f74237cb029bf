import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFiles, readProjectFile, root, workspacePackages } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const markdownFiles = () =>
  projectFiles().filter((path) => path.endsWith('.md') && !path.startsWith('.changeset/'))

const linkPattern = /!?\[[^\]]*\]\(([^)\s]+)\)/g

/** Returns the relative link targets of a Markdown text, without their anchors. */
export function relativeLinks(text: string): readonly string[] {
  return [...text.matchAll(linkPattern)]
    .map((match) => (match[1] ?? '').split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
}

export const links: Check = {
  name: 'documents: every relative link leads to a file',
  run: () =>
    markdownFiles().flatMap((path) =>
      relativeLinks(readProjectFile(path))
        .filter((target) => !existsSync(join(root, dirname(path), target)))
        .map((target) => `${path}: ${target} does not exist`),
    ),
}

const readmeLines = 60

export const readmes: Check = {
  name: `documents: every package has a README of at most ${readmeLines} lines`,
  run: () =>
    workspacePackages()
      .filter((pkg) => pkg.kind !== 'tools' || !pkg.folder.endsWith('bootstrap'))
      .flatMap(({ folder }) => {
        const path = `${folder}/README.md`
        if (!existsSync(join(root, path))) return [`${path} is missing`]
        const lines = readProjectFile(path).trimEnd().split('\n').length
        return lines > readmeLines ? [`${path} has ${lines} lines`] : []
      }),
}

/**
 * Patterns that no file may contain: absolute paths of a developer's machine, and hosts of package
 * registries.
 */
const foreign = [/\/(?:home|Users|root)\/[a-z]\w*\//, /\bregistry\.[a-z]+\.(?:org|com)\b/i]

export const portable: Check = {
  name: 'no file names a path of one machine or the host of a registry',
  run: () =>
    projectFiles()
      .filter((path) => /\.(md|ts|tsx|mjs|json|ya?ml|css|html)$/.test(path))
      .filter((path) => existsSync(join(root, path)))
      .flatMap((path) => {
        const text = readProjectFile(path)
        return foreign
          .filter((pattern) => pattern.test(text) && !path.endsWith('checks/documents.ts'))
          .map((pattern) => `${path}: ${pattern.exec(text)?.[0]}`)
      }),
}
