import type { MiningOrder } from '#generated/models/mining-order.ts'
import { MiningStatus } from '#generated/models/mining-status.ts'
import type { Tone } from '#src/web/ui/primitives/badge.tsx'

/** States of mining machines, in the words of STATE-09. */
export type MachineState = 'notDeployed' | 'deployed' | 'closed'

const STATES: Readonly<Record<MiningStatus, MachineState>> = {
  [MiningStatus.NOT_DEPLOYED]: 'notDeployed',
  [MiningStatus.DEPLOYED]: 'deployed',
  [MiningStatus.CLOSED]: 'closed',
}

export const machineState = ({ miningStatus }: Pick<MiningOrder, 'miningStatus'>): MachineState =>
  STATES[miningStatus]

export const MACHINE_TONES: Readonly<Record<MachineState, Tone>> = {
  notDeployed: 'waiting',
  deployed: 'active',
  closed: 'still',
}
