export default function AllWallets() {
  return null
}
