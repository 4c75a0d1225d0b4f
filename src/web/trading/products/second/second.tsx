import { Fragment } from 'react'
import type { OwnPrices } from '../../book/own-prices.ts'
import { LossLimitPanel } from '../../stakes/loss-limit/loss-limit-panel.tsx'
import type { Product } from '../product.ts'
import { SecondForm } from './form/second-form.tsx'
import { SecondPanel } from './lists/second-panel.tsx'
import { SecondBackground } from './second-background.tsx'
import { SecondBar } from './second-bar.tsx'
import { secondFeeds } from './second-feeds.ts'
import { secondMarkets } from './second-markets.ts'
import { SecondNote } from './second-note.tsx'
import { useSecondMarks } from './use-second-marks.ts'

/** Its orders are not in the book. */
const NO_PRICES: OwnPrices = { bid: new Set(), ask: new Set() }
/** Decimals of a day's loss. */
const PLACES = 2

/** Second contracts: a stake on where a price will be after some seconds. */
export const second: Product = {
  ...secondFeeds,
  markets: secondMarkets,
  kind: 'shell.second',
  fillForm: null,
  useOwnPrices: () => NO_PRICES,
  useChartMarks: useSecondMarks,
  lists: 'wide',
  phone: 'form-first',
  parts: {
    Provider: Fragment,
    OrderForm: SecondForm,
    Account: ({ market }) => <LossLimitPanel coin={market.quote} places={PLACES} />,
    Lists: SecondPanel,
    Fees: SecondNote,
    Bar: SecondBar,
    Background: SecondBackground,
  },
}
