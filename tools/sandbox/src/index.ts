export { type Control, ControlCallError, createControl } from './control/createControl.ts'
export { Manifest, ManifestError, readManifest } from './settings/manifest.ts'
