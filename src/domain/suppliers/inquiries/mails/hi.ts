/**
 * Hindi texts of the mails to suppliers.
 */
import type { InquiryMails } from "./en.ts";

/** Texts of the mails. */
export const inquiryMails: InquiryMails = {
  subject: {
    asked: ({ asker, period, due }) => `${asker} को ${period} के उत्सर्जन मान ${due} तक चाहिए`,
    reminded: ({ asker, period, due }) =>
      `स्मरण: ${asker} ${period} के उत्सर्जन मानों की प्रतीक्षा में है, अंतिम तिथि ${due}`,
    returned: ({ asker, period }) => `${period} के आपके उत्सर्जन मानों पर ${asker} का एक प्रश्न है`,
  },
  opening: {
    asked: ({ asker, installation, period }) =>
      `${asker} आपके संयंत्र “${installation}” का माल यूरोपीय संघ में आयात करता है और ${period} में उसके उत्सर्जन की जानकारी चाहता है।`,
    reminded: ({ asker, installation, period }) =>
      `${asker} ने आपके संयंत्र “${installation}” के माल के ${period} के उत्सर्जन की जानकारी माँगी थी। अभी तक कोई उत्तर नहीं मिला है।`,
    returned: ({ asker, installation, period }) =>
      `“${installation}” के ${period} के उत्सर्जन मानों के लिए धन्यवाद। ${asker} ने इन्हें एक टिप्पणी के साथ लौटाया है: कृपया इन्हें फिर से जाँचकर दोबारा भेजें।`,
  },
  why: ({ asker }) =>
    `यूरोपीय संघ की कार्बन सीमा समायोजन प्रणाली (CBAM, विनियमन (EU) 2023/956) के अनुसार ${asker} को इस माल के उत्सर्जन के लिए भुगतान करना पड़ता है। आपके अपने आँकड़ों के बिना डिफ़ॉल्ट मान लागू होते हैं, जो जानबूझकर ऊँचे रखे गए हैं।`,
  goods: "माल",
  good: ({ code, name, route, pays }) =>
    `CN ${code}${name === "" ? "" : ` (${name})`}${route === "" ? "" : `, उत्पादन मार्ग ${route}`}${
      pays === undefined
        ? ""
        : `: डिफ़ॉल्ट मान से प्रति ${pays.unit} ${pays.cost} EUR (${pays.period} का प्रमाणपत्र मूल्य: ${pays.price} EUR)। प्रति ${pays.unit} ${pays.breakEven} टन से नीचे हर टन CO2 पर ${pays.price} EUR की बचत होती है।`
    }`,
  needed:
    "हर माल के लिए चाहिए: प्रति टन माल प्रत्यक्ष उत्सर्जन (टन CO2 समतुल्य), जहाँ गिना जाता है वहाँ अप्रत्यक्ष उत्सर्जन (बिजली), और आँकड़ों का स्रोत। पृष्ठ पर हर खाने की व्याख्या है। यदि आपने संयंत्रों के लिए आयोग का संचार टेम्पलेट भरा है, तो उसके स्थान पर वही फ़ाइल दें।",
  when: ({ due, until }) =>
    `कृपया ${due} तक उत्तर दें। लिंक ${until} तक और केवल एक बार चलता है; खाते की आवश्यकता नहीं है।`,
  without: "उत्तर न मिलने पर डिफ़ॉल्ट मान ही लागू रहेंगे और आपका माल अधिक महँगा बना रहेगा।",
  message: ({ asker }) => `${asker} का संदेश:`,
  remark: ({ asker }) => `${asker} की टिप्पणी:`,
  link: "मान भरें",
  closing: ({ asker }) =>
    `यह मेल आपको इसलिए मिला है कि ${asker} ने आपका पता दिया है। जिसके पास लिंक है वह आपकी ओर से उत्तर दे सकता है: इसे केवल ज़िम्मेदार व्यक्ति को ही भेजें। यदि यह आपके लिए नहीं है, तो कुछ करने की आवश्यकता नहीं है।`,
  between: "; ",
  titled: (title) => `${title}:`,
  units: { t: "टन", MWh: "MWh" },
  period: {
    quarter: (number, year) => `${year} की तिमाही ${number}`,
    week: (number, year) => `${year} का सप्ताह ${number}`,
  },
  mark: ".",
  day: (day) => day.split("-").toReversed().join("-"),
};
