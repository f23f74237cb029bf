import type { FrameHandlers } from '@latchkey/bridge/frame'
import { createConnectDevice } from './connectDevice.ts'
import { createConnectEmail } from './connectEmail.ts'
import { createConnectFarcaster } from './connectFarcaster.ts'
import { createConnectOtp } from './connectOtp.ts'
import { createConnectSocial } from './connectSocial.ts'
import type { FrameParts } from './FrameParts.ts'
import { createGetChainId } from './getChainId.ts'
import { createGetFarcasterUri } from './getFarcasterUri.ts'
import { createGetSmartAccountEnabledNetworks } from './getSmartAccountEnabledNetworks.ts'
import { createGetSocialRedirectUri } from './getSocialRedirectUri.ts'
import { createGetUser } from './getUser.ts'
import { createInitSmartAccount } from './initSmartAccount.ts'
import { createIsConnected } from './isConnected.ts'
import { createReload } from './reload.ts'
import { createRpcRequest } from './rpcRequest.ts'
import { createSetPreferredAccount } from './setPreferredAccount.ts'
import { createSignOut } from './signOut.ts'
import { createSwitchNetwork } from './switchNetwork.ts'
import { createSyncDappData } from './syncDappData.ts'
import { createSyncTheme } from './syncTheme.ts'
import { createUpdateEmail } from './updateEmail.ts'
import { createUpdateEmailPrimaryOtp } from './updateEmailPrimaryOtp.ts'
import { createUpdateEmailSecondaryOtp } from './updateEmailSecondaryOtp.ts'

/**
 * Creates one handler per message type of the host. A new type needs a file in this folder and a
 * line here.
 */
export const createHandlers = (parts: FrameParts): FrameHandlers => ({
  CONNECT_DEVICE: createConnectDevice(parts),
  CONNECT_EMAIL: createConnectEmail(parts),
  CONNECT_FARCASTER: createConnectFarcaster(parts),
  CONNECT_OTP: createConnectOtp(parts),
  CONNECT_SOCIAL: createConnectSocial(parts),
  GET_CHAIN_ID: createGetChainId(parts),
  GET_FARCASTER_URI: createGetFarcasterUri(parts),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: createGetSmartAccountEnabledNetworks(parts),
  GET_SOCIAL_REDIRECT_URI: createGetSocialRedirectUri(parts),
  GET_USER: createGetUser(parts),
  INIT_SMART_ACCOUNT: createInitSmartAccount(parts),
  IS_CONNECTED: createIsConnected(parts),
  RELOAD: createReload(parts),
  RPC_REQUEST: createRpcRequest(parts),
  SET_PREFERRED_ACCOUNT: createSetPreferredAccount(parts),
  SIGN_OUT: createSignOut(parts),
  SWITCH_NETWORK: createSwitchNetwork(parts),
  SYNC_DAPP_DATA: createSyncDappData(),
  SYNC_THEME: createSyncTheme(parts),
  UPDATE_EMAIL: createUpdateEmail(parts),
  UPDATE_EMAIL_PRIMARY_OTP: createUpdateEmailPrimaryOtp(parts),
  UPDATE_EMAIL_SECONDARY_OTP: createUpdateEmailSecondaryOtp(parts),
})
