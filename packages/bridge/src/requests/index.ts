import type * as z from 'zod/mini'
import { connectDevice } from './connectDevice.ts'
import { connectEmail } from './connectEmail.ts'
import { connectFarcaster } from './connectFarcaster.ts'
import { connectOtp } from './connectOtp.ts'
import { connectSocial } from './connectSocial.ts'
import { getChainId } from './getChainId.ts'
import { getFarcasterUri } from './getFarcasterUri.ts'
import { getSmartAccountEnabledNetworks } from './getSmartAccountEnabledNetworks.ts'
import { getSocialRedirectUri } from './getSocialRedirectUri.ts'
import { getUser } from './getUser.ts'
import { initSmartAccount } from './initSmartAccount.ts'
import { isConnected } from './isConnected.ts'
import { reload } from './reload.ts'
import { rpcAbort } from './rpcAbort.ts'
import { rpcRequest } from './rpcRequest.ts'
import { setPreferredAccount } from './setPreferredAccount.ts'
import { signOut } from './signOut.ts'
import { switchNetwork } from './switchNetwork.ts'
import { syncDappData } from './syncDappData.ts'
import { syncTheme } from './syncTheme.ts'
import { updateEmail } from './updateEmail.ts'
import { updateEmailPrimaryOtp } from './updateEmailPrimaryOtp.ts'
import { updateEmailSecondaryOtp } from './updateEmailSecondaryOtp.ts'

/** All requests by wire name. Host, frame, their types and the fakes derive from this table. */
export const requests = {
  SWITCH_NETWORK: switchNetwork,
  CONNECT_EMAIL: connectEmail,
  CONNECT_DEVICE: connectDevice,
  CONNECT_OTP: connectOtp,
  CONNECT_SOCIAL: connectSocial,
  GET_SOCIAL_REDIRECT_URI: getSocialRedirectUri,
  GET_FARCASTER_URI: getFarcasterUri,
  CONNECT_FARCASTER: connectFarcaster,
  GET_USER: getUser,
  SIGN_OUT: signOut,
  IS_CONNECTED: isConnected,
  GET_CHAIN_ID: getChainId,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: getSmartAccountEnabledNetworks,
  INIT_SMART_ACCOUNT: initSmartAccount,
  SET_PREFERRED_ACCOUNT: setPreferredAccount,
  RPC_REQUEST: rpcRequest,
  RPC_ABORT: rpcAbort,
  UPDATE_EMAIL: updateEmail,
  UPDATE_EMAIL_PRIMARY_OTP: updateEmailPrimaryOtp,
  UPDATE_EMAIL_SECONDARY_OTP: updateEmailSecondaryOtp,
  SYNC_THEME: syncTheme,
  SYNC_DAPP_DATA: syncDappData,
  RELOAD: reload,
} as const

export type RequestName = keyof typeof requests

/** Payload as the host passes it. `undefined` for a request without a payload. */
export type PayloadInputOf<name extends RequestName> = z.input<(typeof requests)[name]['payload']>
/** Payload of a request after parsing, as the frame's handler receives it. */
export type PayloadOf<name extends RequestName> = z.output<(typeof requests)[name]['payload']>
/** Success payload as the handler returns it and the host receives it. */
export type SuccessOf<name extends RequestName> = z.output<(typeof requests)[name]['success']>

export const isRequestName = (name: string): name is RequestName => Object.hasOwn(requests, name)
