/** Meanings of the production routes' letters in the languages of suppliers, in our own words. */
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { routeMeaning } from "../../../../web/law/routes.ts";

/** Words that the meanings are made of. */
interface RouteWords {
  readonly cement: readonly [grey: string, white: string];
  /** Carbon steel and low-alloy steel. */
  readonly steels: readonly [carbon: string, lowAlloy: string];
  /** Processes by which they are made. */
  readonly processes: readonly [furnace: string, reduced: string, scrap: string];
  readonly highAlloy: string;
  readonly aluminium: readonly [primary: string, secondary: string];
  readonly join: string;
}

const meanings = (
  { cement, steels: [carbon, lowAlloy], processes, highAlloy, aluminium, join }: RouteWords,
): Readonly<Record<string, string>> => {
  const [furnace, reduced, scrap] = processes;
  return {
    "(A)": cement[0],
    "(B)": cement[1],
    "(C)": `${carbon}${join}${furnace}`,
    "(D)": `${carbon}${join}${reduced}`,
    "(E)": `${carbon}${join}${scrap}`,
    "(F)": `${lowAlloy}${join}${furnace}`,
    "(G)": `${lowAlloy}${join}${reduced}`,
    "(H)": `${lowAlloy}${join}${scrap}`,
    "(J)": highAlloy,
    "(K)": aluminium[0],
    "(L)": aluminium[1],
  };
};

const turkish = meanings({
  cement: ["Gri klinker veya çimento", "Beyaz klinker veya çimento"],
  steels: ["Karbon çeliği", "Düşük alaşımlı çelik"],
  processes: [
    "yüksek fırın ve oksijen konvertörü",
    "doğrudan indirgeme ve elektrik ark ocağı",
    "hurda ve elektrik ark ocağı",
  ],
  highAlloy: "Yüksek alaşımlı çelik, elektrik ark ocağı",
  aluminium: ["Birincil alüminyum", "İkincil alüminyum"],
  join: ", ",
});

const chinese = meanings({
  cement: ["灰色熟料或水泥", "白色熟料或水泥"],
  steels: ["碳钢", "低合金钢"],
  processes: ["高炉和转炉", "直接还原和电弧炉", "废钢和电弧炉"],
  highAlloy: "高合金钢，电弧炉",
  aluminium: ["原铝", "再生铝"],
  join: "，",
});

const hindi = meanings({
  cement: ["ग्रे क्लिंकर या सीमेंट", "सफ़ेद क्लिंकर या सीमेंट"],
  steels: ["कार्बन स्टील", "निम्न मिश्रधातु स्टील"],
  processes: [
    "ब्लास्ट फर्नेस और ऑक्सीजन कन्वर्टर",
    "प्रत्यक्ष अपचयन और विद्युत आर्क भट्टी",
    "स्क्रैप और विद्युत आर्क भट्टी",
  ],
  highAlloy: "उच्च मिश्रधातु स्टील, विद्युत आर्क भट्टी",
  aluminium: ["प्राथमिक एल्युमिनियम", "द्वितीयक एल्युमिनियम"],
  join: ", ",
});

const meaningOf = (route: string, language: SupplierLanguage): string | undefined => {
  switch (language) {
    case "tr":
      return turkish[route];
    case "zh":
      return chinese[route];
    case "hi":
      return hindi[route];
    default:
      return routeMeaning(route, language);
  }
};

/**
 * @param described description of the tables, in English
 * @returns the route's letter with its meaning
 */
export const routeName = (
  route: string,
  described: string | undefined,
  language: SupplierLanguage,
): string => {
  const meaning = meaningOf(route, language) ?? described;
  return meaning === undefined ? route : `${route} ${meaning}`;
};
