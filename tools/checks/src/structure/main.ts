import { sourceFiles, workspacePackages } from '../workspace/workspace.ts'
import { measure } from './structure.ts'

const all = sourceFiles('apps', 'packages', 'tools')
console.log('package · files · largest knot of files · largest knot of folders')
for (const { folder } of workspacePackages()) {
  const { files, knot, folderKnot } = measure(folder, all)
  console.log(`${folder} · ${files} · ${knot} · ${folderKnot}`)
}
