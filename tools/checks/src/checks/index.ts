import { browserFloorHolds } from './browserFloor.ts'
import { noCodeFromText, noInlineCode, noSandbox } from './builtFiles.ts'
import type { Check } from './check.ts'
import { citations } from './citations.ts'
import { clientEntries } from './clientEntries.ts'
import { documentedCode } from './codeBlocks.ts'
import { configDocsAreCurrent } from './configDocs.ts'
import { density } from './density.ts'
import { links, portable, readmes } from './documents.ts'
import { errorDocsAreCurrent } from './errorDocs.ts'
import { frameIsReproducible, frameManifest } from './frameBuild.ts'
import { honestTests } from './honestTests.ts'
import { layers } from './layers.ts'
import { licences } from './licences.ts'
import { bans, exotics, installing, lockfile, pins, reasons } from './lockfile.ts'
import { moduleState } from './moduleState.ts'
import { containers, supervision } from './ops.ts'
import { privateTexts, titles, vagueTexts } from './plainEnglish.ts'
import { usedValues } from './publicValues.ts'
import { knip, publint, sherif } from './publishable.ts'
import { screenPictures } from './screenPictures.ts'
import { sourceRules, suppressions } from './sourceRules.ts'
import { structure } from './structure.ts'
import { survivors } from './survivors.ts'
import { tarballs } from './tarballs.ts'
import { viewNames } from './viewNames.ts'
import { wireDocsAreCurrent } from './wireDocs.ts'

/**
 * All checks of the code base. A new check needs a file in this folder and a line here. Checks that
 * run other programs come first, because these programs run while the other checks read files.
 */
export const checks: readonly Check[] = [
  tarballs,
  publint,
  knip,
  frameIsReproducible,
  sherif,
  layers,
  structure,
  viewNames,
  density,
  moduleState,
  honestTests,
  vagueTexts,
  privateTexts,
  titles,
  survivors,
  sourceRules,
  suppressions,
  lockfile,
  exotics,
  installing,
  pins,
  bans,
  reasons,
  licences,
  links,
  readmes,
  portable,
  documentedCode,
  screenPictures,
  citations,
  wireDocsAreCurrent,
  errorDocsAreCurrent,
  configDocsAreCurrent,
  containers,
  supervision,
  usedValues,
  clientEntries,
  browserFloorHolds,
  noCodeFromText,
  noSandbox,
  noInlineCode,
  frameManifest,
]
