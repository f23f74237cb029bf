export { type Alert, type AlertCode, type AlertsState, alertTexts } from './AlertsState.ts'
export { type AddNetworkParameters, addNetwork } from './actions/addNetwork.ts'
export { cancelSignIn } from './actions/cancelSignIn.ts'
export { closeModal } from './actions/closeModal.ts'
export { type ConnectParameters, connect } from './actions/connect.ts'
export { type DeleteConnectionParameters, deleteConnection } from './actions/deleteConnection.ts'
export { type DisconnectParameters, disconnect } from './actions/disconnect.ts'
export { getProviderData, type ProviderData } from './actions/getProviderData.ts'
export { loadDirectory } from './actions/loadDirectory.ts'
export { type OpenModalParameters, openModal } from './actions/openModal.ts'
export { openWalletApp } from './actions/openWalletApp.ts'
export { type PairParameters, pair } from './actions/pair.ts'
export { rememberLink } from './actions/rememberLink.ts'
export { type RemoveNetworkParameters, removeNetwork } from './actions/removeNetwork.ts'
export { type RenameAccountParameters, renameAccount } from './actions/renameAccount.ts'
export { requestCloseModal } from './actions/requestCloseModal.ts'
export { restore } from './actions/restore.ts'
export { retrySignIn } from './actions/retrySignIn.ts'
export { setThemeMode, setThemeVariables } from './actions/setTheme.ts'
export { closeAlert, showAlert } from './actions/showAlert.ts'
export { hideToast, type ShowToastParameters, showToast } from './actions/showToast.ts'
export { type SignInParameters, signIn } from './actions/signIn.ts'
export { signOut } from './actions/signOut.ts'
export {
  type SwitchConnectionParameters,
  type SwitchConnectionReturnType,
  switchConnection,
} from './actions/switchConnection.ts'
export { type SwitchNetworkParameters, switchNetwork } from './actions/switchNetwork.ts'
export { track } from './actions/track.ts'
export { browserPorts, kitMarker } from './browserPorts.ts'
export type {
  Connection,
  ConnectionState,
  ConnectionStatus,
  ConnectorStatus,
  PairingState,
  PendingRequest,
  RecentConnection,
  SignInState,
} from './ConnectionState.ts'
export { createKit } from './createKit.ts'
export { getSuggestedWallets, type SuggestedWallets } from './directory/getSuggestedWallets.ts'
export {
  getConnectorImageUrl,
  getNetworkImageUrl,
  toAssetImageUrl,
  toWalletImageUrl,
} from './directory/imageUrls.ts'
export { isServing } from './directory/isListed.ts'
export {
  getFeatures,
  isAnalyticsEnabled,
  isDecided,
  isMultiWalletEnabled,
  isUsageExceeded,
} from './features/getFeatures.ts'
export type { ResolvedFeatures } from './features/ResolvedFeatures.ts'
export type { Kit } from './Kit.ts'
export type {
  ConnectMethod,
  Features,
  KitConfig,
  Metadata,
  SocialName,
  ThemeMode,
  ThemeVariables,
  WalletSectionName,
} from './KitConfig.ts'
export type {
  KitEvent,
  KitEventName,
  KitEvents,
  TrackParameters,
  WalletImpression,
} from './KitEvent.ts'
export { openStorageChannel } from './openStorageChannel.ts'
export type { Preferences } from './Preferences.ts'
export type { Ports, StoragePort, TabChannel, WalletConnectModule } from './ports.ts'
export type { SignedMessage, SignIn, SignInMessage, SignInSession } from './SignIn.ts'
export { type Account, type GetAccountReturnType, getAccount } from './selectors/getAccount.ts'
export {
  getActiveConnection,
  getActiveNamespace,
  isConnected,
} from './selectors/getActiveConnection.ts'
export {
  getActiveNetwork,
  getActiveNetworkId,
  isUnsupportedNetwork,
} from './selectors/getActiveNetwork.ts'
export { getAddressLabel } from './selectors/getAddressLabel.ts'
export { getConnectionStatus } from './selectors/getConnectionStatus.ts'
export { type Connections, getConnections } from './selectors/getConnections.ts'
export { getWallet } from './selectors/getWallet.ts'
export { isNetworkDisabled } from './selectors/isNetworkDisabled.ts'
export { isSignInPending } from './selectors/isSignInPending.ts'
export { sortNetworks } from './selectors/sortNetworks.ts'
export { startKit } from './startKit.ts'
export { toConnectorKey } from './state/toConnectorKey.ts'
export type { Toast, ToastsState, ToastVariant } from './ToastsState.ts'
