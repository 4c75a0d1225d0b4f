import { adsArea } from './ads/area.ts'
import { apiKeysArea } from './api-keys/area.ts'
import { authArea } from './auth/area.ts'
import { coinSwapArea } from './coin-swap/area.ts'
import { contentArea } from './content/area.ts'
import { convertArea } from './convert/area.ts'
import { currencyArea } from './currency/area.ts'
import { depositsArea } from './deposits/area.ts'
import { earnArea } from './earn/area.ts'
import { giftCardsArea } from './gift-cards/area.ts'
import { labArea } from './lab/area.ts'
import { membersArea } from './members/area.ts'
import { merchantsArea } from './merchants/area.ts'
import { optionArea } from './option/area.ts'
import { otcArea } from './otc/area.ts'
import { paymentsArea } from './payments/area.ts'
import { promotionArea } from './promotion/area.ts'
import { realNamesArea } from './real-names/area.ts'
import { secondArea } from './second/area.ts'
import { securityArea } from './security/area.ts'
import { spotArea } from './spot/area.ts'
import { swapMarketArea } from './swap-market/area.ts'
import { swapArea } from './swap/area.ts'
import { transfersArea } from './transfers/area.ts'
import { uploadsArea } from './uploads/area.ts'
import { walletsArea } from './wallets/area.ts'
import { withdrawCodesArea } from './withdraw-codes/area.ts'
import { withdrawalsArea } from './withdrawals/area.ts'
import { seedArea } from '../personas/area.ts'

/** Every area of the sandbox exchange: a new one is one folder and one line here. */
export const areas = [
  membersArea,
  authArea,
  securityArea,
  realNamesArea,
  paymentsArea,
  apiKeysArea,
  merchantsArea,
  adsArea,
  otcArea,
  uploadsArea,
  walletsArea,
  depositsArea,
  withdrawalsArea,
  withdrawCodesArea,
  transfersArea,
  convertArea,
  promotionArea,
  giftCardsArea,
  contentArea,
  currencyArea,
  spotArea,
  swapMarketArea,
  swapArea,
  coinSwapArea,
  optionArea,
  secondArea,
  earnArea,
  labArea,
  seedArea,
] as const
