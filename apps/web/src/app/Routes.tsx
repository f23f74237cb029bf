import { type ScreenName, screens } from '@latchkey/product-api'
import { Navigate, Route, Routes as RouterRoutes } from 'react-router'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { isMemberScreen } from '../routing/screenNames.ts'
import type { ScreenRoute } from '../routing/screens.ts'
import { PublicLayout } from '../shell/PublicLayout.tsx'

/** The routes of the app (product.md §2). Unknown paths redirect to the login page. */
export function Routes() {
  const { routes, memberLayout } = useApp().screens
  const { Component: MemberLayout } = memberLayout
  return (
    <RouterRoutes>
      <Route element={<PublicLayout />}>{toRoutes(routes.filter(({ member }) => !member))}</Route>
      <Route path={screens.login.path} element={<MemberLayout />}>
        {toRoutes(routes.filter(({ member }) => member))}
      </Route>
      <Route path="*" element={<Navigate to={screens.login.path} replace />} />
    </RouterRoutes>
  )
}

function toRoutes(routes: readonly ScreenRoute[]) {
  return routes.map(({ name, path, screen: { Component } }) => (
    <Route
      key={name}
      path={path}
      element={
        <>
          <ScreenTitle name={name} />
          <Component />
        </>
      }
    />
  ))
}

/**
 * Sets the document's title on a member screen. Public screens set the title themselves, because it
 * depends on their state.
 */
function ScreenTitle({ name }: { readonly name: ScreenName }) {
  const { brand, screens: texts } = useMessages()
  return isMemberScreen(name) && <title>{`${texts[name].title} · ${brand}`}</title>
}
