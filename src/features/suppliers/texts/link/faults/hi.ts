/**
 * Hindi sentences about mistakes of suppliers.
 */
import type { NotRebuilt, TemplatePart } from "../../../../../kernel/findings/templates.ts";
import { type FaultSentences, quoted, written } from "./link_faults.ts";

const parts: Readonly<Record<TemplatePart, string>> = {
  code: "CN कोड",
  country: "देश",
  direct: "विशिष्ट प्रत्यक्ष उत्सर्जन",
  indirect: "विशिष्ट अप्रत्यक्ष उत्सर्जन",
  installation: "संयंत्र का नाम",
  periodEnd: "रिपोर्टिंग अवधि का अंतिम दिन",
  periodStart: "रिपोर्टिंग अवधि का पहला दिन",
  process: "उत्पादन प्रक्रिया",
  unit: "इकाई",
};

const reasons: Readonly<Record<NotRebuilt, string>> = {
  sheets: "शीट D_Processes और E_PurchPrec में से कम से कम एक नहीं है",
  process: "शीट A_InstData में इस नाम की कोई प्रक्रिया नहीं है",
  inputs: "प्रक्रिया की उत्पादन मात्रा, उत्सर्जन या पूर्ववर्ती पदार्थ नहीं भरे गए या पढ़े नहीं जा सकते",
  circle: "संयंत्र की प्रक्रियाएँ एक-दूसरे का माल चक्र में उपयोग करती हैं",
};

const calculate = "कार्यपुस्तिका को स्प्रेडशीट प्रोग्राम में खोलें, गणना होने दें, सहेजें और फ़ाइल फिर से चुनें।";

/** Sentences about mistakes. */
export const faultSentences: FaultSentences = {
  templateSheetMissing: ({ sheet }) => `शीट ${quoted(sheet)} न नाम से मिली, न सामग्री से: पूरी कार्यपुस्तिका चुनें।`,
  templateUnproven: ({ sheet }) =>
    `शीट ${
      quoted(sheet)
    } नहीं मिली: आँकड़ों का मिलान उस जानकारी से नहीं हो सका जिससे वे निकाले गए हैं। पूरी कार्यपुस्तिका चुनें।`,
  templateSheetTwice: ({ sheet, names }) =>
    `एक से अधिक शीटों में वही है जो ${quoted(sheet)} में होता है (${
      names.map(quoted).join(", ")
    }): सही शीट को इसी नाम से रखें और बाकी हटा दें।`,
  templateVersion: ({ found }) =>
    `टेम्पलेट का संस्करण ${quoted(found)} ज्ञात नहीं है; 2.0, 2.0.1, 2.1 और 2.1.1 ज्ञात हैं। पढ़े गए आँकड़ों को शीट से मिलाएँ।`,
  templateCut: () => "शीट में टेम्पलेट से अधिक पंक्तियाँ या स्तंभ हैं: उनके आगे जो है वह पढ़ा नहीं गया।",
  templateColumnsMoved: () =>
    "स्तंभ जोड़े या हटाए गए हैं, इसलिए आँकड़े पहचाने नहीं जा सकते। टेम्पलेट को वैसे ही उपयोग करें जैसा वह प्रकाशित हुआ।",
  templateRowUnnumbered: () =>
    "यह बिना क्रमांक की पंक्ति में है, जिसे टेम्पलेट का कोई सूत्र नहीं गिनता: माल को क्रमांक वाली पंक्ति में लिखें।",
  templateMerged: ({ range }) =>
    `खाने ${range} मिला दिए गए हैं, इसलिए एक खाना कई पंक्तियों के लिए है। हर पंक्ति अलग भरें।`,
  templateExampleFilled: () =>
    "यह टेम्पलेट की उदाहरण पंक्ति है, जो कभी पढ़ी नहीं जाती, और इसमें दूसरे आँकड़े हैं: यह माल नीचे की पंक्तियों में लिखें।",
  templateCellError: ({ found }) => `खाने में त्रुटि ${found} है: सूत्र ठीक करें, या वह खाना भरें जिससे सूत्र जुड़ा है।`,
  templateMissing: ({ part }) => `खाना ख़ाली है, इसमें यह भरें: ${parts[part]}।`,
  templateContradiction: ({ found, other, sheet, cell }) =>
    `यहाँ ${quoted(found)} लिखा है, और शीट ${sheet} के खाने ${cell} में ${
      other === "" ? "कुछ नहीं" : quoted(other)
    }। ${calculate}`,
  templateOpenDay: ({ found, days }) =>
    `${quoted(found)} के ये अर्थ हो सकते हैं: ${days.join(" या ")}। तारीख़ को वर्ष-महीना-दिन में लिखें, जैसे 2026-12-31।`,
  templatePeriod: ({ from, to }) =>
    `रिपोर्टिंग अवधि ${from} से ${to} तक है। मान पूरे कैलेंडर वर्ष का होना चाहिए, 1 जनवरी से 31 दिसंबर तक: पूरे वर्ष के आँकड़े भरें (कार्यान्वयन विनियमन (EU) 2025/2547, अनुच्छेद 7)।`,
  templateCountry: ({ found }) => `${quoted(found)} कोई ज्ञात देश नहीं है: ISO 3166-1 का कोड लिखें, जैसे IN।`,
  templatePlaceCode: ({ found }) =>
    `${quoted(found)} संयंत्र के देश का UN/LOCODE नहीं है: उसमें देश के दो अक्षर और तीन और अक्षर होते हैं, जैसे INBOM।`,
  templateDegrees: ({ found, most }) =>
    `${quoted(found)} पढ़ा नहीं जा सकता: अंश को -${most} से ${most} तक की दशमलव संख्या में लिखें।`,
  templateShortCode: ({ found }) =>
    `${quoted(found)} अधूरा है: CN कोड में आठ अंक होते हैं, क्योंकि मान और घोषणाएँ CN कोड के अनुसार होती हैं।`,
  templateCodeUnlisted: ({ code }) =>
    `${code} CBAM की तालिकाओं के किसी माल का CN कोड नहीं है: आयात के वर्ष की नामावली (CN) में देखें।`,
  templateCodeOutside: ({ code }) => `CN कोड ${code} का माल CBAM विनियमन के अनुलग्नक I में नहीं है।`,
  templateCodeCategory: ({ code, category, expected }) =>
    `CN कोड ${code} का माल ${quoted(expected)} श्रेणी का है, और प्रक्रिया ${
      quoted(category)
    } बनाती है: कोड या प्रक्रिया ठीक करें।`,
  templateProcess: ({ found, known }) =>
    `प्रक्रिया ${quoted(found)} शीट A_InstData में नहीं है (${
      known.length === 0 ? "वहाँ कोई प्रक्रिया नहीं लिखी है" : `वहाँ ये हैं: ${known.map(quoted).join(", ")}`
    }): वहाँ लिखी किसी प्रक्रिया का नाम उपयोग करें।`,
  templateUnit: ({ found, per }) =>
    `यहाँ ${quoted(found)} लिखा है, और टेम्पलेट t CO2e/${per} में गिनता है: आँकड़े बदलें, या इकाई ठीक करें।`,
  templateShare: ({ found }) => `${found} 0 और 1 के बीच का भाग नहीं है: 35 % को 0.35 या 35% लिखें।`,
  templateNegative: ({ found }) => `यहाँ ${found} है: माल का उत्सर्जन शून्य से कम नहीं होता।`,
  templateZero: () => "बिना किसी प्रत्यक्ष या अप्रत्यक्ष उत्सर्जन वाला माल टेम्पलेट से नहीं लिया जाता। प्रक्रिया जाँचें।",
  templateFarFrom: ({ found, least, most, isAbove }) =>
    `${found} t CO2e/t इस माल के डिफ़ॉल्ट मानों और मानदंडों (${least} से ${most}) के ${
      isAbove ? "दस गुने से अधिक" : "दसवें भाग से कम"
    } है: इकाई जाँचें, और यह भी कि टन लिखना था या किलोग्राम।`,
  templateSum: ({ direct, indirect, total }) =>
    `यहाँ कुल ${total} लिखा है, पर प्रत्यक्ष (${direct}) और अप्रत्यक्ष उत्सर्जन (${indirect}) का योग अलग है: जो ग़लत है उसे ठीक करें।`,
  templateStale: ({ found, rebuilt, process }) =>
    `यहाँ ${found} लिखा है, और प्रक्रिया ${quoted(process)} की इनपुट शीटों से ${rebuilt} आता है। ${calculate}`,
  templateNotRebuilt: ({ why }) =>
    `सूत्र का परिणाम नहीं है, और इनपुट शीटों से भी नहीं निकाला जा सकता, क्योंकि ${reasons[why]}। ${calculate}`,
  templateUncalculated: () => `सूत्र का परिणाम नहीं है, इसलिए यह आँकड़ा नहीं लिया गया। ${calculate}`,
  templateTwoValues: ({ code, line }) =>
    `पंक्ति ${line} में CN कोड ${code} के लिए दूसरा मान है। संयंत्र का हर CN कोड और वर्ष के लिए एक ही मान होता है, उसकी प्रक्रियाओं का औसत (कार्यान्वयन विनियमन (EU) 2025/2547, अनुच्छेद 4(6))।`,
  templatePriceOpen: () =>
    "कार्बन मूल्य की मुद्रा नहीं है, या देय मूल्य, छूट और प्रभावी मूल्य आपस में मेल नहीं खाते: कार्बन मूल्य नहीं लिया गया।",
  templateEmpty: () => "कोई माल नहीं है: हर माल के लिए प्रक्रिया और CN कोड वाली एक पंक्ति चाहिए।",
  noNumber: ({ found }) => `${written(found)} अकेली संख्या नहीं है: केवल एक संख्या लिखें, जैसे 2.1।`,
  exponent: ({ found }) => `${written(found)} घातांक में लिखा है, अंक छूटे हो सकते हैं: पूरी संख्या लिखें।`,
  otherMark: ({ found, mark }) =>
    `${written(found)} में दशमलव चिह्न अलग है: दशमलव ${mark === "comma" ? "अल्पविराम" : "बिंदु"} के साथ लिखें।`,
  shownOtherwise: ({ unit, format }) =>
    `सेल संख्या को ${
      format !== undefined
        ? `प्रारूप ${quoted(format)} से, शायद किसी और संख्या के रूप में,`
        : unit === ""
        ? "हज़ार में"
        : `इकाई ${quoted(unit)} के साथ`
    } दिखाता है, जबकि केवल संख्या पढ़ी जाती: यहाँ की इकाई में लिखें और सेल को सादा संख्या प्रारूप दें।`,
  unsaidComma: ({ found }) =>
    `${written(found)} में अल्पविराम दशमलव भी हो सकता है और हज़ार का चिह्न भी: दशमलव बिंदु के साथ लिखें।`,
  fractionOrThousands: ({ found, whole, fraction }) =>
    `${written(found)} का अर्थ ${fraction} या ${whole} हो सकता है: जो सही हो वही लिखें।`,
  noDay: ({ found }) => `${written(found)} ज्ञात तारीख़ नहीं है: वर्ष-महीना-दिन में लिखें, जैसे 2026-12-31।`,
  dayAsNumber: ({ found }) => `${written(found)} संख्या है, तारीख़ नहीं: वर्ष-महीना-दिन में लिखें, जैसे 2026-12-31।`,
  dayToCome: ({ last }) => `अधिक से अधिक ${last} हो सकता है: आने वाली तारीख़ नहीं लिखी जा सकती।`,
  opinionNotSatisfactory: () =>
    "सत्यापित मानों के लिए मत संतोषजनक होना चाहिए; मत कुछ और हो तो मानों का कोई और प्रकार चुनें।",
  periodToCome: ({ period }) => `वर्ष ${period} अभी शुरू नहीं हुआ: मान अनुमानित के रूप में भेजें।`,
  rebateAbovePrice: () => "छूट उस राशि से अधिक नहीं हो सकती जिसमें से वह घटाई जाती है।",
  unitContentMissing: ({ unit }) =>
    `इस प्रकार के मान प्रति ${
      unit === "clinker" ? "टन क्लिंकर" : "किलोग्राम नाइट्रोजन"
    } होते हैं: एक टन माल में उसकी मात्रा भरें।`,
  valueWithoutVerifier: () => "सत्यापनकर्ता का नाम नहीं है: लिखें कि मान किसने सत्यापित किए।",
  verificationMissing: () =>
    "सत्यापित मानों के लिए रिपोर्ट की संख्या, तारीख़ और मत चाहिए। रिपोर्ट न हो तो मानों का कोई और प्रकार चुनें।",
  verificationOfEstimate: () =>
    "अनुमानित मानों का सत्यापन नहीं होता: मानों का कोई और प्रकार चुनें, या सत्यापन के खाने ख़ाली छोड़ दें।",
  verifiedTooEarly: ({ period }) =>
    `रिपोर्ट पूरे कैलेंडर वर्ष की होती है: वर्ष ${period} की रिपोर्ट की तारीख़ ${
      period + 1
    }-01-01 से पहले की नहीं हो सकती। तब तक मान सत्यापित नहीं हैं।`,
  more: ({ count }) => `और ${count} सूचनाएँ भी हैं।`,
};
