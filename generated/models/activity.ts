/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ActivityStep } from './activity-step.ts';
import type { ActivityType } from './activity-type.ts';
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { LabPeriod } from './lab-period.ts';
import type { ReleaseType } from './release-type.ts';

/**
 * An activity of the lab. What the types take and give: position sharing freezes `acceptUnit` and gives it back together with a share of `totalSupply`; free subscription is paid with what was frozen; cloud mining is paid so too and gives machines; a lock-up gives back `releaseTimes` as much, period by period. Fields of other types are null or 0.
 */
export type Activity = {
  /** Number of the activity. */
  id: Id;
  /** Name, in the language of `lang`; Chinese where `lang` is null or absent. */
  title: string;
  /**
     * Name in English. Null in some servers.
     * @nullable
     */
  titleEn: string | null;
  /**
     * Summary, in the language of the title.
     * @nullable
     */
  detail: string | null;
  /**
     * Summary in English.
     * @nullable
     */
  detailEn: string | null;
  /**
     * The whole text as HTML, to be cleaned before it is shown, in the language of the title. Null in lists.
     * @nullable
     */
  content: string | null;
  /**
     * The same in English. Null in lists.
     * @nullable
     */
  contentEn: string | null;
  /**
     * Language of title, summary and text, as the request asked for it. Null or absent in servers that have two languages only.
     * @maxLength 10
     * @nullable
     */
  lang?: string | null;
  /** What kind of activity it is. */
  type: ActivityType;
  /** Phase. */
  step: ActivityStep;
  /** 1 where it is shown. */
  status: number;
  /** 1 when it was cancelled: all that was frozen has been given back. Null or absent in some servers. */
  canceled?: Flag | null;
  /**
     * Percent of the supply that is taken; of position sharing, percent of the time that has passed. More than 100 where a shared sale is asked for more than it has.
     * @minimum 0
     */
  progress: number;
  /** Begin. */
  startTime: DateTimeText;
  /** End: until then one can take part. */
  endTime: DateTimeText;
  /** When it is distributed; machines and locks count their periods from then. Null or absent in some servers. */
  distributeTime?: DateTimeText | null;
  /** Coin that it gives; of cloud mining and lock-up, the coin that is mined or released. */
  unit: CoinUnit;
  /** Coin that is paid or frozen. */
  acceptUnit: CoinUnit;
  /** Price of a coin or machine, counted in `acceptUnit`. Null or 0 where there is none. */
  price: Decimal | null;
  /**
     * Decimals of `price`. Null or absent in some servers.
     * @minimum 0
     * @nullable
     */
  priceScale?: number | null;
  /**
     * Decimals of an amount of one participation, and of what is given for it.
     * @minimum 0
     * @maximum 8
     */
  amountScale: number;
  /** All that it gives, counted in `unit`, or in machines; of a lock-up, all that can be locked, counted in `acceptUnit`. */
  totalSupply: Decimal;
  /** What is taken of `totalSupply` so far, counted as that is. */
  tradedAmount: Decimal;
  /** What is frozen at this moment by all who take part, counted in `acceptUnit`. */
  freezeAmount: Decimal;
  /** Least amount of a participation, counted as `amount` of the request is. 0 for none. */
  minLimitAmout: Decimal;
  /** Most that one member may have in all participations, counted as `minLimitAmout` is. 0 for none. */
  maxLimitAmout: Decimal;
  /**
     * How often one member may take part. 0 for as often as one likes.
     * @minimum 0
     */
  limitTimes: number;
  /**
     * Friends of the first level that a member must have invited. 0 for none.
     * @minimum 0
     */
  leveloneCount: number;
  /** How much of `holdUnit` a member must have in the spot account. 0 or null for none. */
  holdLimit: Decimal | null;
  /** Coin that must be held. Null where none must. */
  holdUnit: CoinUnit | null;
  /** Coin that a machine mines. Null where nothing is mined. */
  miningUnit: CoinUnit | null;
  /** Time between two outputs of a machine. Null where nothing is mined. */
  miningPeriod: LabPeriod | null;
  /**
     * Number of outputs of a machine.
     * @minimum 0
     * @nullable
     */
  miningDays: number | null;
  /** Base output of one machine in a period, counted in `miningUnit`. Null where nothing is mined. */
  miningDaysprofit: Decimal | null;
  /** How much each invited friend who joins raises the output, as a share of the base output. */
  miningInvite: Decimal | null;
  /** The most that invited friends raise the output, as a share of the base output. */
  miningInvitelimit: Decimal | null;
  /** Coin that is locked and released. Null where nothing is locked. */
  lockedUnit: CoinUnit | null;
  /** Time between two releases. Null where nothing is locked. */
  lockedPeriod: LabPeriod | null;
  /**
     * Number of releases.
     * @minimum 0
     * @nullable
     */
  lockedDays: number | null;
  /** Fee of each participation in a lock-up, counted in `acceptUnit`: the threshold. It is not given back. */
  lockedFee: Decimal | null;
  /** How a lock is released. Null where nothing is locked. */
  releaseType: ReleaseType | null;
  /** Share of what is left that a proportional release gives each period. */
  releasePercent: Decimal | null;
  /** What an equal release gives each period for the whole supply, counted in `lockedUnit`. Null or absent in some servers. */
  releaseAmount?: Decimal | null;
  /** How many times the locked amount is released in all, 1.2 for a fifth more. */
  releaseTimes: Decimal | null;
  /**
     * Address of the picture of a card. Null or absent in some servers.
     * @nullable
     */
  smallImageUrl?: string | null;
  /**
     * Address of the broad picture. Null or absent in some servers.
     * @nullable
     */
  bannerImageUrl?: string | null;
  /**
     * Address of another picture. Null or absent in some servers.
     * @nullable
     */
  imageUrl?: string | null;
  /**
     * Address of the announcement. Null or absent in some servers.
     * @nullable
     */
  noticeLink?: string | null;
  /**
     * Address of the page where a sale takes place. Null or absent in some servers.
     * @nullable
     */
  activityLink?: string | null;
  /**
     * JSON text of the server. Means nothing to a member.
     * @nullable
     */
  settings?: string | null;
  /** When it was announced. Null or absent in some servers. */
  createTime?: DateTimeText | null;
};
