import { type Entropy, randomText } from '../../kernel/entropy.ts'
import { hashPassword } from '../../kernel/secrets.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { BASE32 } from '../../personas/personas.ts'
import type { PromotionSeedCommand } from './seeds.ts'

/** Returns the command that fills the referral programme. */
async function promotionCommand(entropy: Entropy): Promise<PromotionSeedCommand> {
  return {
    type: 'seed.promotion',
    password: await hashPassword(randomText(entropy, 32, BASE32), 1, entropy),
    card: {
      secret: `PARTNER5${randomText(entropy, 5, BASE32)}`,
      giver: 'PARTNER5',
      redeemers: ['ANNA2222', 'BERT2222'],
    },
    traders: ['ANNA2222', 'BERT2222', 'DORA2222', 'CLEO2222'],
  }
}

export const promotionPersonas: AreaPersonas = {
  afterAll: async (entropy) => [{ ago: 0, command: await promotionCommand(entropy) }],
}
