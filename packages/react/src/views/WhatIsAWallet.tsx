export default function WhatIsAWallet() {
  return null
}
