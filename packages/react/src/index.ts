'use client'

/// <reference path="./css.d.ts" />
export { AccountButton } from './buttons/AccountButton.tsx'
export { AccountPlace, type AccountPlaceProps } from './buttons/AccountPlace.tsx'
export { ConnectButton, type ConnectButtonProps } from './buttons/ConnectButton.tsx'
export type { ConnectTarget } from './buttons/connectBy.ts'
export { KitButton, type KitButtonProps } from './buttons/KitButton.tsx'
export { NetworkButton, type NetworkButtonProps } from './buttons/NetworkButton.tsx'
export {
  type UseWalletButtonParameters,
  type UseWalletButtonReturnType,
  useWalletButton,
  type WalletButtonData,
} from './buttons/useWalletButton.ts'
export { WalletButton, type WalletButtonProps } from './buttons/WalletButton.tsx'
export { WalletUnknownError } from './buttons/WalletUnknownError.ts'
export type { AccountButtonProps } from './context/AccountButtonProps.ts'
export { KitProviderMissingError } from './context/KitProviderMissingError.ts'
export { type UseAccountReturnType, useAccount } from './hooks/useAccount.ts'
export {
  type ActionStatus,
  getErrorCode,
  type UseActionReturnType,
  useAction,
} from './hooks/useAction.ts'
export { AddressMissingError, type FetchBalanceReturnType, useBalance } from './hooks/useBalance.ts'
export {
  type ConnectionChange,
  type ConnectionChoice,
  type UseConnectionParameters,
  type UseConnectionReturnType,
  useConnection,
} from './hooks/useConnection.ts'
export { useConnections } from './hooks/useConnections.ts'
export { type UseDisconnectReturnType, useDisconnect } from './hooks/useDisconnect.ts'
export { type UseKitReturnType, useKit } from './hooks/useKit.ts'
export { useKitEvents } from './hooks/useKitEvents.ts'
export { type UseKitStateReturnType, useKitState } from './hooks/useKitState.ts'
export { type Language, type UseLanguageReturnType, useLanguage } from './hooks/useLanguage.ts'
export { type UseNetworkReturnType, useNetwork } from './hooks/useNetwork.ts'
export { type UseProviderReturnType, useProvider } from './hooks/useProvider.ts'
export type { Result, ResultCallbacks } from './hooks/useResult.ts'
export { type UseThemeReturnType, useTheme } from './hooks/useTheme.ts'
export { type UseUpdateEmailReturnType, useUpdateEmail } from './hooks/useUpdateEmail.ts'
export { useWalletInfo } from './hooks/useWalletInfo.ts'
export type { MessageKey, Messages } from './messages/Messages.ts'
export { KitModal } from './provider/KitModal.tsx'
export { KitProvider, type KitProviderProps } from './provider/KitProvider.tsx'
export type { HeadlessWallet } from './wallets/HeadlessWallet.ts'
export type { FetchWalletsParameters } from './wallets/useWalletList.ts'
export {
  type ConnectWalletOptions,
  type UseWalletsReturnType,
  useWallets,
} from './wallets/useWallets.ts'
