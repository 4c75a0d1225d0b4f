/**
 * Form of a network's addresses. The expression goes out with every coin of the network, so that it is written once.
 */
export type AddressForm = {
  readonly prefix: string
  readonly alphabet: string
  /** Characters after the prefix of an address that the sandbox draws. */
  readonly length: number
  /** All addresses that people use on it, older kinds too. */
  readonly pattern: string
}

export type Network = {
  readonly protocol: number
  readonly name: string
  readonly form: AddressForm
  /** Expression of a memo, where all members share one address and are told apart by it; null elsewhere. */
  readonly memoPattern: string | null
  readonly hash: 'hex' | '0x' | 'base58'
  /** Seconds between two blocks. */
  readonly blockSeconds: number
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const IN_58 = '[1-9A-HJ-NP-Za-km-z]'
const IN_32 = '[02-9ac-hj-np-z]'

const form = (prefix: string, alphabet: string, length: number, pattern: string): AddressForm => ({
  prefix,
  alphabet,
  length,
  pattern,
})

const EVM = form('0x', '0123456789abcdefABCDEF', 40, '^0x[0-9a-fA-F]{40}$')
const BITCOIN = form('bc1q', BECH32, 38, `^(bc1${IN_32}{39,59}|[13]${IN_58}{25,33})$`)
const TRON = form('T', BASE58, 33, `^T${IN_58}{33}$`)
const SOLANA = form('', BASE58, 44, `^${IN_58}{32,44}$`)
const RIPPLE = form('r', BASE58, 33, `^r${IN_58}{24,34}$`)
const CARDANO = form('addr1q', BECH32, 97, `^addr1${IN_32}{53,98}$`)
const DOGECOIN = form('D', BASE58, 33, `^[9AD]${IN_58}{33}$`)
const LITECOIN = form('ltc1q', BECH32, 38, `^(ltc1${IN_32}{39,59}|[3LM]${IN_58}{26,33})$`)
const POLKADOT = form('1', BASE58, 46, `^1${IN_58}{45,47}$`)

type Row = readonly [
  protocol: number,
  name: string,
  form: AddressForm,
  hash: Network['hash'],
  blockSeconds: number,
  memoPattern?: string,
]

/** Numbers 1 to 4 are those that public servers use. */
const ROWS: readonly Row[] = [
  [1, 'Ethereum (ERC20)', EVM, '0x', 12],
  [2, 'Bitcoin', BITCOIN, 'hex', 600],
  [3, 'Tron (TRC20)', TRON, 'hex', 3],
  [4, 'BNB Smart Chain (BEP20)', EVM, '0x', 3],
  [5, 'Solana', SOLANA, 'base58', 1],
  [6, 'XRP Ledger', RIPPLE, 'hex', 4, '^\\d{1,10}$'],
  [7, 'Cardano', CARDANO, 'hex', 20],
  [8, 'Dogecoin', DOGECOIN, 'hex', 60],
  [9, 'Litecoin', LITECOIN, 'hex', 150],
  [10, 'Polkadot', POLKADOT, '0x', 6],
  [11, 'Avalanche C-Chain', EVM, '0x', 2],
]

const NETWORKS: readonly Network[] = ROWS.map(
  ([protocol, name, addresses, hash, blockSeconds, memoPattern = null]) => ({
    protocol,
    name,
    form: addresses,
    hash,
    blockSeconds,
    memoPattern,
  }),
)

export const findNetwork = (protocol: number): Network | undefined =>
  NETWORKS.find((network) => network.protocol === protocol)

/** Returns a network's name; an empty text where there is no such network. */
export const networkName = (protocol: number): string => findNetwork(protocol)?.name ?? ''
