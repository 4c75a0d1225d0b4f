import type { Language } from '#generated/wire/language.ts'

/** A country that accounts may belong to. Requests name it by `zhName`. */
export type CountryRow = {
  /** ISO 3166 code. */
  readonly iso: string
  readonly zhName: string
  readonly enName: string
  readonly areaCode: string
  readonly language: Language
  readonly currency: string
}

const ROWS: readonly (readonly [string, string, string, string, Language, string])[] = [
  ['CN', '中国', 'China', '86', 'zh_CN', 'CNY'],
  ['US', '美国', 'United States', '1', 'en_US', 'USD'],
  ['HK', '中国香港', 'Hong Kong', '852', 'zh_HK', 'HKD'],
  ['TW', '中国台湾', 'Taiwan', '886', 'zh_HK', 'TWD'],
  ['MO', '中国澳门', 'Macao', '853', 'zh_HK', 'MOP'],
  ['SG', '新加坡', 'Singapore', '65', 'en_US', 'SGD'],
  ['JP', '日本', 'Japan', '81', 'ja_JP', 'JPY'],
  ['KR', '韩国', 'South Korea', '82', 'ko_KR', 'KRW'],
  ['GB', '英国', 'United Kingdom', '44', 'en_US', 'GBP'],
  ['DE', '德国', 'Germany', '49', 'de_DE', 'EUR'],
  ['FR', '法国', 'France', '33', 'fr_FR', 'EUR'],
  ['IT', '意大利', 'Italy', '39', 'it_IT', 'EUR'],
  ['ES', '西班牙', 'Spain', '34', 'es_ES', 'EUR'],
  ['AT', '奥地利', 'Austria', '43', 'de_DE', 'EUR'],
  ['CH', '瑞士', 'Switzerland', '41', 'de_DE', 'CHF'],
  ['BE', '比利时', 'Belgium', '32', 'fr_FR', 'EUR'],
  ['NL', '荷兰', 'Netherlands', '31', 'en_US', 'EUR'],
  ['LU', '卢森堡', 'Luxembourg', '352', 'fr_FR', 'EUR'],
  ['IE', '爱尔兰', 'Ireland', '353', 'en_US', 'EUR'],
  ['PT', '葡萄牙', 'Portugal', '351', 'en_US', 'EUR'],
  ['GR', '希腊', 'Greece', '30', 'en_US', 'EUR'],
  ['FI', '芬兰', 'Finland', '358', 'en_US', 'EUR'],
  ['SE', '瑞典', 'Sweden', '46', 'en_US', 'SEK'],
  ['NO', '挪威', 'Norway', '47', 'en_US', 'NOK'],
  ['DK', '丹麦', 'Denmark', '45', 'en_US', 'DKK'],
  ['IS', '冰岛', 'Iceland', '354', 'en_US', 'ISK'],
  ['PL', '波兰', 'Poland', '48', 'en_US', 'PLN'],
  ['CZ', '捷克', 'Czechia', '420', 'en_US', 'CZK'],
  ['SK', '斯洛伐克', 'Slovakia', '421', 'en_US', 'EUR'],
  ['HU', '匈牙利', 'Hungary', '36', 'en_US', 'HUF'],
  ['SI', '斯洛文尼亚', 'Slovenia', '386', 'en_US', 'EUR'],
  ['HR', '克罗地亚', 'Croatia', '385', 'en_US', 'EUR'],
  ['RO', '罗马尼亚', 'Romania', '40', 'en_US', 'RON'],
  ['BG', '保加利亚', 'Bulgaria', '359', 'en_US', 'EUR'],
  ['RS', '塞尔维亚', 'Serbia', '381', 'en_US', 'RSD'],
  ['EE', '爱沙尼亚', 'Estonia', '372', 'en_US', 'EUR'],
  ['LV', '拉脱维亚', 'Latvia', '371', 'en_US', 'EUR'],
  ['LT', '立陶宛', 'Lithuania', '370', 'en_US', 'EUR'],
  ['UA', '乌克兰', 'Ukraine', '380', 'en_US', 'UAH'],
  ['MT', '马耳他', 'Malta', '356', 'en_US', 'EUR'],
  ['CY', '塞浦路斯', 'Cyprus', '357', 'en_US', 'EUR'],
  ['TR', '土耳其', 'Türkiye', '90', 'en_US', 'TRY'],
  ['GE', '格鲁吉亚', 'Georgia', '995', 'en_US', 'GEL'],
  ['AM', '亚美尼亚', 'Armenia', '374', 'en_US', 'AMD'],
  ['KZ', '哈萨克斯坦', 'Kazakhstan', '7', 'en_US', 'KZT'],
  ['UZ', '乌兹别克斯坦', 'Uzbekistan', '998', 'en_US', 'UZS'],
  ['MN', '蒙古', 'Mongolia', '976', 'en_US', 'MNT'],
  ['IN', '印度', 'India', '91', 'en_US', 'INR'],
  ['PK', '巴基斯坦', 'Pakistan', '92', 'en_US', 'PKR'],
  ['BD', '孟加拉国', 'Bangladesh', '880', 'en_US', 'BDT'],
  ['LK', '斯里兰卡', 'Sri Lanka', '94', 'en_US', 'LKR'],
  ['NP', '尼泊尔', 'Nepal', '977', 'en_US', 'NPR'],
  ['TH', '泰国', 'Thailand', '66', 'en_US', 'THB'],
  ['VN', '越南', 'Vietnam', '84', 'en_US', 'VND'],
  ['MY', '马来西亚', 'Malaysia', '60', 'en_US', 'MYR'],
  ['ID', '印度尼西亚', 'Indonesia', '62', 'en_US', 'IDR'],
  ['PH', '菲律宾', 'Philippines', '63', 'en_US', 'PHP'],
  ['KH', '柬埔寨', 'Cambodia', '855', 'en_US', 'KHR'],
  ['LA', '老挝', 'Laos', '856', 'en_US', 'LAK'],
  ['BN', '文莱', 'Brunei', '673', 'en_US', 'BND'],
  ['AU', '澳大利亚', 'Australia', '61', 'en_US', 'AUD'],
  ['NZ', '新西兰', 'New Zealand', '64', 'en_US', 'NZD'],
  ['FJ', '斐济', 'Fiji', '679', 'en_US', 'FJD'],
  ['CA', '加拿大', 'Canada', '1', 'en_US', 'CAD'],
  ['MX', '墨西哥', 'Mexico', '52', 'es_ES', 'MXN'],
  ['BR', '巴西', 'Brazil', '55', 'en_US', 'BRL'],
  ['AR', '阿根廷', 'Argentina', '54', 'es_ES', 'ARS'],
  ['CL', '智利', 'Chile', '56', 'es_ES', 'CLP'],
  ['CO', '哥伦比亚', 'Colombia', '57', 'es_ES', 'COP'],
  ['PE', '秘鲁', 'Peru', '51', 'es_ES', 'PEN'],
  ['EC', '厄瓜多尔', 'Ecuador', '593', 'es_ES', 'USD'],
  ['UY', '乌拉圭', 'Uruguay', '598', 'es_ES', 'UYU'],
  ['PY', '巴拉圭', 'Paraguay', '595', 'es_ES', 'PYG'],
  ['BO', '玻利维亚', 'Bolivia', '591', 'es_ES', 'BOB'],
  ['CR', '哥斯达黎加', 'Costa Rica', '506', 'es_ES', 'CRC'],
  ['PA', '巴拿马', 'Panama', '507', 'es_ES', 'USD'],
  ['GT', '危地马拉', 'Guatemala', '502', 'es_ES', 'GTQ'],
  ['DO', '多米尼加共和国', 'Dominican Republic', '1809', 'es_ES', 'DOP'],
  ['JM', '牙买加', 'Jamaica', '1876', 'en_US', 'JMD'],
  ['AE', '阿联酋', 'United Arab Emirates', '971', 'en_US', 'AED'],
  ['SA', '沙特阿拉伯', 'Saudi Arabia', '966', 'en_US', 'SAR'],
  ['QA', '卡塔尔', 'Qatar', '974', 'en_US', 'QAR'],
  ['KW', '科威特', 'Kuwait', '965', 'en_US', 'KWD'],
  ['BH', '巴林', 'Bahrain', '973', 'en_US', 'BHD'],
  ['OM', '阿曼', 'Oman', '968', 'en_US', 'OMR'],
  ['JO', '约旦', 'Jordan', '962', 'en_US', 'JOD'],
  ['IL', '以色列', 'Israel', '972', 'en_US', 'ILS'],
  ['EG', '埃及', 'Egypt', '20', 'en_US', 'EGP'],
  ['MA', '摩洛哥', 'Morocco', '212', 'fr_FR', 'MAD'],
  ['TN', '突尼斯', 'Tunisia', '216', 'fr_FR', 'TND'],
  ['ZA', '南非', 'South Africa', '27', 'en_US', 'ZAR'],
  ['NG', '尼日利亚', 'Nigeria', '234', 'en_US', 'NGN'],
  ['KE', '肯尼亚', 'Kenya', '254', 'en_US', 'KES'],
  ['GH', '加纳', 'Ghana', '233', 'en_US', 'GHS'],
  ['SN', '塞内加尔', 'Senegal', '221', 'fr_FR', 'XOF'],
  ['CI', '科特迪瓦', 'Côte d’Ivoire', '225', 'fr_FR', 'XOF'],
  ['TZ', '坦桑尼亚', 'Tanzania', '255', 'en_US', 'TZS'],
  ['UG', '乌干达', 'Uganda', '256', 'en_US', 'UGX'],
  ['RW', '卢旺达', 'Rwanda', '250', 'en_US', 'RWF'],
  ['MU', '毛里求斯', 'Mauritius', '230', 'en_US', 'MUR'],
]

/** In the order of the country list. */
export const COUNTRIES: readonly CountryRow[] = ROWS.map(
  ([iso, zhName, enName, areaCode, language, currency]) => ({
    iso,
    zhName,
    enName,
    areaCode,
    language,
    currency,
  }),
)

const byKey = new Map(COUNTRIES.map((country) => [country.zhName, country]))

export const findCountry = (zhName: string): CountryRow | undefined => byKey.get(zhName)

const regions = new Map<Language, Intl.DisplayNames>()

/** The country's name in the language of a request. */
export function countryName({ iso, zhName, enName }: CountryRow, language: Language): string {
  if (language === 'zh_CN') return zhName
  if (language === 'en_US') return enName
  const known = regions.get(language) ?? new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' })
  regions.set(language, known)
  return known.of(iso) ?? enName
}
