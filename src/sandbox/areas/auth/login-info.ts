import type { Country } from '#generated/wire/country.ts'
import type { Language } from '#generated/wire/language.ts'
import type { LoginInfo } from '#generated/wire/login-info.ts'
import { COUNTRIES, countryName, type CountryRow, findCountry } from '../currency/countries.ts'
import { friendsOf } from '../members/friends.ts'
import type { State } from '../state.ts'
import type { HandlerContext } from '../../http/handler.ts'

/** What a member sees of itself; the token is the log-in's to add. */
export function loginInfo(state: State, id: number, { language, origin }: HandlerContext): LoginInfo {
  const member = state.members[id]
  if (member === undefined) throw new RangeError(`no member ${id}`)
  const country = findCountry(member.country)
  const friends = (level: number): number => friendsOf(state, id, level).length
  return {
    id,
    username: member.username,
    token: null,
    memberLevel: member.level,
    realName: member.realName.state === 'verified' ? member.realName.name : null,
    avatar: null,
    location: country
      ? { country: countryName(country, language), province: null, city: null, district: null }
      : null,
    country: country ? wireCountry(country, language) : null,
    promotionCode: member.promotionCode,
    promotionPrefix: `${origin}/Register?code=`,
    superPartner: member.superPartner,
    loginCount: member.loginCount,
    firstLevel: friends(0),
    secondLevel: friends(1),
    thirdLevel: friends(2),
    signInAbility: false,
    signInActivity: false,
    memberRate: null,
  }
}

export const wireCountry = (country: CountryRow, language: Language): Country => ({
  zhName: country.zhName,
  enName: country.enName,
  areaCode: country.areaCode,
  language: country.language,
  localCurrency: country.currency,
  sort: COUNTRIES.indexOf(country) + 1,
  countryImageUrl: null,
  name: countryName(country, language),
})
