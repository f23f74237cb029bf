/**
 * EVM chain ids by the short names that EIP-3770 puts before an address, in lower case. The source
 * is the chain list of ethereum-lists, for the networks of `@latchkey/core/networks`.
 */
export const shortNames: Readonly<Record<string, number>> = {
  eth: 1,
  gor: 5,
  oeth: 10,
  bnb: 56,
  bnbt: 97,
  gno: 100,
  matic: 137,
  pol: 137,
  'zksync-goerli': 280,
  zksync: 324,
  ogor: 420,
  zgor: 999,
  base: 8453,
  celo: 42_220,
  arb1: 42_161,
  fuji: 43_113,
  avax: 43_114,
  maticmum: 80_001,
  basegor: 84_531,
  basesep: 84_532,
  'arb-goerli': 421_613,
  zora: 7_777_777,
  sep: 11_155_111,
  aurora: 1_313_161_554,
  'aurora-testnet': 1_313_161_555,
}
