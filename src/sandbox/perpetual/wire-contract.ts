import type { ContractCoin } from '#generated/wire/contract-coin.ts'
import { amountText, priceText } from '../areas/spot/ticker.ts'
import type { Contract } from './contracts.ts'
import { FUNDING_INTERVAL, fundingRate, nextFunding } from './funding-times.ts'
import { markAt } from './market.ts'
import { rateText } from './market-view.ts'
import type { Venue } from './venue.ts'

const NOTHING = '0'
const HOUR = 3_600_000

/** A contract and its rules at a moment (epoch ms). Volumes are counted in contracts of its `share`. */
export function wireContract(venue: Venue, contract: Contract, time: number): ContractCoin {
  const { pair } = contract
  return {
    id: contract.id,
    name: contract.symbol,
    symbol: contract.symbol,
    coinSymbol: pair.coin,
    baseSymbol: pair.quote,
    coinScale: pair.lotScale,
    baseCoinScale: pair.priceScale,
    enable: 1,
    exchangeable: 1,
    visible: 1,
    sort: venue.kind.contracts.indexOf(contract) + 1,
    type: 'PERPETUAL',
    shareNumber: contract.share,
    minShare: amountText(pair, pair.minLots),
    maxShare: amountText(pair, pair.maxLots),
    leverageType: 1,
    leverage: contract.leverages.join(','),
    openFee: rateText(contract.openFee),
    closeFee: rateText(contract.closeFee),
    makerFee: NOTHING,
    takerFee: NOTHING,
    maintenanceMarginRate: rateText(contract.maintenanceRate),
    spreadType: 1,
    spread: NOTHING,
    feePercent: rateText(fundingRate(venue, contract, nextFunding(time))),
    intervalHour: FUNDING_INTERVAL / HOUR,
    enableOpenBuy: 1,
    enableOpenSell: 1,
    enableMarketBuy: 1,
    enableMarketSell: 1,
    enableTriggerEntrust: 1,
    currentPrice: priceText(pair, markAt(venue, contract, time)),
  }
}

/** The same with the time of the server, and the seconds until the next funding. */
export const wireContractNow = (venue: Venue, contract: Contract, time: number): ContractCoin => ({
  ...wireContract(venue, contract, time),
  currentTime: time,
  leftTime: Math.floor((nextFunding(time) - time) / 1000),
})
