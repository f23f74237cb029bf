import * as DataCapture from '../DataCapture/DataCapture.tsx'
import * as DataCaptureOtpConfirm from '../DataCaptureOtpConfirm/DataCaptureOtpConfirm.tsx'
import { loginShared } from './loginShared.ts'
import { shared } from './shared.ts'

/** The e-mail of whoever signs in. */
export const capture = { DataCapture, DataCaptureOtpConfirm, loginShared, shared }
