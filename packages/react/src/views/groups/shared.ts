import { validateExternalUrl } from '@latchkey/core'
import { getConnectorImageUrl, getNetworkImageUrl, showToast } from '@latchkey/kit'
import {
  BackIcon,
  Button,
  EmptyState,
  ErrorIcon,
  Icon,
  Image,
  ListItem,
  QrIcon,
  SearchIcon,
  Separator,
  Skeleton,
  Stack,
  Tag,
  Text,
  WalletIcon,
} from '@latchkey/ui'
import { LegalConsent } from '../../connect/LegalConsent.tsx'
import { useKitFacts } from '../../hooks/useKitFacts.ts'
import { useLazy } from '../../loading/useLazy.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import { List } from '../../parts/List.tsx'
import { AllWalletsRow } from '../../wallets/AllWalletsRow.tsx'
import { useWalletSections } from '../../wallets/useWalletSections.ts'
import { WalletRow } from '../../wallets/WalletRow.tsx'

/**
 * What opens with the modal and is used again by other views. Every group and the shell hold on to all of it, so that a
 * bundler keeps it in one file: it would otherwise make a file of each part that two views share.
 */
export const shared: readonly unknown[] = [
  validateExternalUrl,
  getConnectorImageUrl,
  getNetworkImageUrl,
  showToast,
  BackIcon,
  Button,
  EmptyState,
  ErrorIcon,
  Icon,
  Image,
  ListItem,
  QrIcon,
  SearchIcon,
  Separator,
  Skeleton,
  Stack,
  Tag,
  Text,
  WalletIcon,
  useKitFacts,
  useLazy,
  NetworkImage,
  AllWalletsRow,
  WalletRow,
  useWalletSections,
  List,
  LegalConsent,
]
