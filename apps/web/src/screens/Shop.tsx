import { ShopScreen } from '../shop/ShopScreen.tsx'

/** The shop, which sells marketplace items for points. */
export default function Shop() {
  return <ShopScreen />
}
