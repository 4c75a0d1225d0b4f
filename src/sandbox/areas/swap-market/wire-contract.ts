import type { ContractCoin } from '#generated/wire/contract-coin.ts'
import { amountText, priceText } from '../spot/ticker.ts'
import { type Contract, CONTRACTS, SETTLED } from '../swap/contracts.ts'
import { FUNDING_INTERVAL, fundingRate, nextFunding } from '../swap/funding-times.ts'
import { markAt } from '../swap/market.ts'
import { rateText } from './market.ts'

const NOTHING = '0'
const HOUR = 3_600_000

/** A contract and its rules at a moment (epoch ms). A volume is an amount of the coin. */
export function wireContract(
  state: { readonly seed: string },
  contract: Contract,
  time: number,
): ContractCoin {
  const { pair } = contract
  return {
    id: contract.id,
    name: contract.symbol,
    symbol: contract.symbol,
    coinSymbol: pair.coin,
    baseSymbol: SETTLED,
    coinScale: pair.lotScale,
    baseCoinScale: pair.priceScale,
    enable: 1,
    exchangeable: 1,
    visible: 1,
    sort: CONTRACTS.indexOf(contract) + 1,
    type: 'PERPETUAL',
    shareNumber: '1',
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
    feePercent: rateText(fundingRate(state, contract.symbol, nextFunding(time))),
    intervalHour: FUNDING_INTERVAL / HOUR,
    enableOpenBuy: 1,
    enableOpenSell: 1,
    enableMarketBuy: 1,
    enableMarketSell: 1,
    enableTriggerEntrust: 1,
    currentPrice: priceText(pair, markAt(state, contract, time)),
  }
}

/** The same with the time of the server, and the seconds until the next funding. */
export const wireContractNow = (
  state: { readonly seed: string },
  contract: Contract,
  time: number,
): ContractCoin => ({
  ...wireContract(state, contract, time),
  currentTime: time,
  leftTime: Math.floor((nextFunding(time) - time) / 1000),
})
