import { randomOf } from '../../kernel/random.ts'
import type { Network } from './networks.ts'

function draw(label: string, alphabet: string, length: number): string {
  const random = randomOf(label)
  return Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('')
}

/**
 * An address of a network: the same label gives the same one. It has the signs and the length of a real address and
 * no valid checksum, so that no real wallet sends anything there.
 */
export const drawAddress = ({ form: { prefix, alphabet, length } }: Network, label: string): string =>
  prefix + draw(label, alphabet, length)

const HEX = '0123456789abcdef'
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Hash of a transaction as the network writes it. */
export function drawHash({ hash }: Network, label: string): string {
  if (hash === 'base58') return draw(label, BASE58, 88)
  return (hash === '0x' ? '0x' : '') + draw(label, HEX, 64)
}

/** Number of the block at a time (epoch milliseconds). */
export const blockAt = ({ blockSeconds }: Network, time: number): number =>
  Math.floor(time / 1000 / blockSeconds)
