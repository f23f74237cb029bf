import { Navigate, Route, Routes as RouterRoutes } from 'react-router'
import { useApp } from '../context/AppContext.ts'
import { paths } from '../routing/paths.ts'
import type { ScreenRoute } from '../routing/screens.ts'
import { PublicLayout } from '../shell/PublicLayout.tsx'

/** The routes of product.md §2. Any other path leads to the login page. */
export function Routes() {
  const { routes, memberLayout } = useApp().screens
  const { Component: MemberLayout } = memberLayout
  return (
    <RouterRoutes>
      <Route element={<PublicLayout />}>{toRoutes(routes, 'public')}</Route>
      <Route path={paths.login} element={<MemberLayout />}>
        {toRoutes(routes, 'member')}
      </Route>
      <Route path="*" element={<Navigate to={paths.login} replace />} />
    </RouterRoutes>
  )
}

function toRoutes(routes: readonly ScreenRoute[], access: ScreenRoute['access']) {
  return routes
    .filter((route) => route.access === access)
    .map(({ path, screen: { Component } }) => (
      <Route key={path} path={path} element={<Component />} />
    ))
}
