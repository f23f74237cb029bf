import type { ChainNamespace } from '@latchkey/core'
import type { ConnectMethod } from '@latchkey/kit'
import { getConnectMethods } from '@latchkey/kit/auth'
import { Button, Separator, Stack } from '@latchkey/ui'
import { Fragment } from 'react'
import { LegalConsent } from '../../connect/LegalConsent.tsx'
import { LegalFooter } from '../../connect/LegalFooter.tsx'
import { type LoginMethod, LoginMethods } from '../../connect/LoginMethods.tsx'
import { WalletList } from '../../connect/WalletList.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useFeatures } from '../../hooks/state/useFeatures.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { hasLogin } from '../../login/hasLogin.ts'
import { useText } from '../../messages/en.ts'
import { useWalletSections } from '../../wallets/useWalletSections.ts'
import type { ViewProps } from '../ViewProps.ts'

const walletsOnly: readonly ConnectMethod[] = ['wallet']

/** Shows the methods to connect (email, social logins and wallets) in the configured order. */
export function Connect({ data }: ViewProps<'Connect'>) {
  const text = useText()
  const namespace = data?.addWalletForNamespace
  const groups = toGroups(useConnectMethods(namespace))
  return (
    <LegalConsent>
      <Stack gap={16}>
        {groups.map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && (
              <Separator data-testid="w3m-email-login-or-separator">{text('login.or')}</Separator>
            )}
            <Group hasLogins={groups.length > 1} methods={group} namespace={namespace} />
          </Fragment>
        ))}
      </Stack>
    </LegalConsent>
  )
}

/**
 * Returns the methods to connect in the order in which they are shown (K-CONN-01, K-CONN-02). If
 * the namespace has no logins, returns only wallets.
 */
function useConnectMethods(namespace: ChainNamespace | undefined): readonly ConnectMethod[] {
  const { kit } = useKitContext()
  const { sections } = useWalletSections(namespace)
  const hasPageWallet = sections.some(({ section }) => section === 'injected')
  const methods = useKitFacts(() => getConnectMethods(kit, { hasPageWallet }), walletsOnly)
  return hasLogin(namespace) ? methods : walletsOnly
}

type Group = readonly [ConnectMethod, ...ConnectMethod[]]

/**
 * Splits the methods into groups, between which a divider is shown. Adjacent email and social
 * methods form one group, and the wallets form another.
 */
function toGroups(methods: readonly ConnectMethod[]): readonly Group[] {
  const groups: Group[] = []
  for (const method of methods) {
    const last = groups.at(-1)
    if (!last || last[0] === 'wallet' || method === 'wallet') groups.push([method])
    else groups[groups.length - 1] = [...last, method]
  }
  return groups
}

type GroupProps = {
  readonly methods: Group
  /** Whether the view also shows logins. */
  readonly hasLogins: boolean
  readonly namespace: ChainNamespace | undefined
}

function Group({ methods, hasLogins, namespace }: GroupProps) {
  const isCollapsed = useIsCollapsed()
  const logins = methods.filter((method): method is LoginMethod => method !== 'wallet')
  if (logins.length > 0) return <LoginMethods methods={logins} />
  if (isCollapsed) return <CollapsedWallets namespace={namespace} />
  return <WalletList hasGuide={!hasLogins} namespace={namespace} view="Connect" />
}

/**
 * Returns whether the wallet list is collapsed behind a button. Never true if wallets are the only
 * method to connect (K-CONN-13).
 */
function useIsCollapsed(): boolean {
  const { kit } = useKitContext()
  const features = useFeatures()
  const wanted = useSlice(kit.preferences, (state) => state.features.collapseWallets, undefined)
  return wanted === true && Boolean(features?.email || features?.socials)
}

function CollapsedWallets({ namespace }: { readonly namespace: ChainNamespace | undefined }) {
  const { kit } = useKitContext()
  const text = useText()
  const openWallets = () => {
    const data = namespace && { addWalletForNamespace: namespace }
    kit.modal.send({ type: 'push', page: { view: 'ConnectWallets', ...(data && { data }) } })
  }
  return (
    <Button data-testid="w3m-collapse-wallets-button" onClick={openWallets} size="large" wide>
      {text('connect.continue')}
    </Button>
  )
}

/**
 * Shows the legal texts to which the user agrees by connecting. Renders nothing if the view has a
 * checkbox for them.
 */
export function ConnectFooter() {
  return <LegalFooter />
}
