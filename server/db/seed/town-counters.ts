/** Area and address of a counter, English and Bangla. */
export type CounterPoint = readonly [areaEn: string, areaBn: string, addressEn: string, addressBn: string];

/** Counters outside Dhaka, in the order in which a coach that leaves the town calls at them. */
// biome-ignore format: a table, one line per row
export const townCounters: Readonly<Record<string, readonly CounterPoint[]>> = {
  bandarban: [['Bus Terminal', 'বাস টার্মিনাল', 'Bandarban Bus Terminal, Traffic Mor', 'বান্দরবান বাস টার্মিনাল, ট্রাফিক মোড়']],
  barishal: [['Nathullabad', 'নথুল্লাবাদ', 'Nathullabad Central Bus Terminal, Barishal', 'নথুল্লাবাদ কেন্দ্রীয় বাস টার্মিনাল, বরিশাল']],
  bhairab: [['Durjoy Mor', 'দুর্জয় মোড়', 'Durjoy Mor, Bhairab', 'দুর্জয় মোড়, ভৈরব']],
  benapole: [['Benapole', 'বেনাপোল', 'Benapole Bus Terminal, near the border', 'বেনাপোল বাস টার্মিনাল, সীমান্তের কাছে']],
  bhanga: [['Bhanga Circle', 'ভাঙ্গা গোলচত্বর', 'Bhanga Circle, Expressway', 'ভাঙ্গা গোলচত্বর, এক্সপ্রেসওয়ে']],
  bogura: [
    ['Thanthania', 'ঠনঠনিয়া', 'Thanthania Coach Terminal, Bogura', 'ঠনঠনিয়া কোচ টার্মিনাল, বগুড়া'],
    ['Charmatha', 'চারমাথা', 'Charmatha Bus Terminal, Bogura', 'চারমাথা বাস টার্মিনাল, বগুড়া'],
  ],
  brahmanbaria: [['Bishwaroad', 'বিশ্বরোড', 'Bishwaroad Mor, Sarail', 'বিশ্বরোড মোড়, সরাইল']],
  chapainawabganj: [['Bishwaroad Mor', 'বিশ্বরোড মোড়', 'Bishwaroad Mor, Chapainawabganj', 'বিশ্বরোড মোড়, চাঁপাইনবাবগঞ্জ']],
  chattogram: [
    ['Dampara', 'দামপাড়া', 'Garibullah Shah Mazar Gate, Dampara, Chattogram', 'গরীবুল্লাহ শাহ মাজার গেট, দামপাড়া, চট্টগ্রাম'],
    ['Alankar', 'অলংকার', 'Alankar Mor, Chattogram', 'অলংকার মোড়, চট্টগ্রাম'],
  ],
  'coxs-bazar': [
    ['Jhautala', 'ঝাউতলা', "Jhautala, Main Road, Cox's Bazar", 'ঝাউতলা, প্রধান সড়ক, কক্সবাজার'],
    ['Kolatoli', 'কলাতলী', "Kolatoli Mor, Sea Beach Road, Cox's Bazar", 'কলাতলী মোড়, সি বিচ রোড, কক্সবাজার'],
  ],
  cumilla: [['Paduar Bazar', 'পদুয়ার বাজার', 'Paduar Bazar Bishwaroad, Cumilla', 'পদুয়ার বাজার বিশ্বরোড, কুমিল্লা']],
  dinajpur: [['Kalitala', 'কালিতলা', 'Kalitala Coach Stand, Dinajpur', 'কালিতলা কোচ স্ট্যান্ড, দিনাজপুর']],
  faridpur: [['Goalchamat', 'গোয়ালচামট', 'Goalchamat Bus Terminal, Faridpur', 'গোয়ালচামট বাস টার্মিনাল, ফরিদপুর']],
  feni: [['Mohipal', 'মহিপাল', 'Mohipal, Dhaka-Chattogram Highway, Feni', 'মহিপাল, ঢাকা-চট্টগ্রাম মহাসড়ক, ফেনী']],
  gazipur: [['Chowrasta', 'চৌরাস্তা', 'Joydebpur Chowrasta, Gazipur', 'জয়দেবপুর চৌরাস্তা, গাজীপুর']],
  gopalganj: [['Police Lines', 'পুলিশ লাইনস', 'Police Lines Mor, Gopalganj', 'পুলিশ লাইনস মোড়, গোপালগঞ্জ']],
  habiganj: [['Shayestaganj', 'শায়েস্তাগঞ্জ', 'Natun Bridge, Shayestaganj, Habiganj', 'নতুন ব্রিজ, শায়েস্তাগঞ্জ, হবিগঞ্জ']],
  ishwardi: [['Railgate', 'রেলগেট', 'Railgate Bus Stand, Ishwardi', 'রেলগেট বাসস্ট্যান্ড, ঈশ্বরদী']],
  jamalpur: [['Bus Terminal', 'বাস টার্মিনাল', 'Bypass Bus Terminal, Jamalpur', 'বাইপাস বাস টার্মিনাল, জামালপুর']],
  jashore: [
    ['Monihar', 'মনিহার', 'Monihar Cinema Mor, Jashore', 'মনিহার সিনেমা মোড়, যশোর'],
    ['New Market', 'নিউ মার্কেট', 'New Market, Khajura Bus Stand, Jashore', 'নিউ মার্কেট, খাজুরা বাসস্ট্যান্ড, যশোর'],
  ],
  jhenaidah: [['Arappur', 'আরাপপুর', 'Arappur Bus Stand, Jhenaidah', 'আরাপপুর বাসস্ট্যান্ড, ঝিনাইদহ']],
  khulna: [
    ['Royal Mor', 'রয়্যাল মোড়', 'Royal Mor, KDA Avenue, Khulna', 'রয়্যাল মোড়, কেডিএ অ্যাভিনিউ, খুলনা'],
    ['Sonadanga', 'সোনাডাঙ্গা', 'Sonadanga Bus Terminal, Khulna', 'সোনাডাঙ্গা বাস টার্মিনাল, খুলনা'],
  ],
  kuakata: [['Kuakata', 'কুয়াকাটা', 'Bus Stand, Zero Point, Kuakata', 'বাসস্ট্যান্ড, জিরো পয়েন্ট, কুয়াকাটা']],
  kushtia: [['Mojompur', 'মজমপুর', 'Mojompur Gate, Kushtia', 'মজমপুর গেট, কুষ্টিয়া']],
  madaripur: [['New Bus Stand', 'নতুন বাসস্ট্যান্ড', 'New Bus Stand, Madaripur', 'নতুন বাসস্ট্যান্ড, মাদারীপুর']],
  meherpur: [['Bus Stand', 'বাসস্ট্যান্ড', 'Central Bus Stand, Meherpur', 'কেন্দ্রীয় বাসস্ট্যান্ড, মেহেরপুর']],
  moulvibazar: [['Sreemangal Road', 'শ্রীমঙ্গল রোড', 'Sreemangal Road Bus Stand, Moulvibazar', 'শ্রীমঙ্গল রোড বাসস্ট্যান্ড, মৌলভীবাজার']],
  mymensingh: [['Maskanda', 'মাসকান্দা', 'Maskanda Bus Terminal, Mymensingh', 'মাসকান্দা বাস টার্মিনাল, ময়মনসিংহ']],
  naogaon: [['Baludanga', 'বালুডাঙ্গা', 'Baludanga Bus Terminal, Naogaon', 'বালুডাঙ্গা বাস টার্মিনাল, নওগাঁ']],
  narail: [['Rupganj', 'রূপগঞ্জ', 'Rupganj Bus Stand, Narail', 'রূপগঞ্জ বাসস্ট্যান্ড, নড়াইল']],
  narayanganj: [['Chashara', 'চাষাঢ়া', 'Chashara Mor, Narayanganj', 'চাষাঢ়া মোড়, নারায়ণগঞ্জ']],
  natore: [['Madrasa Mor', 'মাদ্রাসা মোড়', 'Madrasa Mor, Natore', 'মাদ্রাসা মোড়, নাটোর']],
  noakhali: [['Maijdee', 'মাইজদী', 'Maijdee Bazar, Noakhali', 'মাইজদী বাজার, নোয়াখালী']],
  pabna: [['Bus Terminal', 'বাস টার্মিনাল', 'Central Bus Terminal, Pabna', 'কেন্দ্রীয় বাস টার্মিনাল, পাবনা']],
  panchagarh: [['Dhakkamara', 'ধাক্কামারা', 'Dhakkamara Bus Terminal, Panchagarh', 'ধাক্কামারা বাস টার্মিনাল, পঞ্চগড়']],
  patuakhali: [['Chowrasta', 'চৌরাস্তা', 'Chowrasta Bus Stand, Patuakhali', 'চৌরাস্তা বাসস্ট্যান্ড, পটুয়াখালী']],
  rajbari: [['Murgi Farm', 'মুরগি ফার্ম', 'Murgi Farm Bus Stand, Rajbari', 'মুরগি ফার্ম বাসস্ট্যান্ড, রাজবাড়ী']],
  rajshahi: [['Shiroil', 'শিরোইল', 'Shiroil Dhaka Bus Terminal, Rajshahi', 'শিরোইল ঢাকা বাস টার্মিনাল, রাজশাহী']],
  rangpur: [
    ['Kamarpara', 'কামারপাড়া', 'Kamarpara Dhaka Coach Stand, Rangpur', 'কামারপাড়া ঢাকা কোচ স্ট্যান্ড, রংপুর'],
    ['Modern Mor', 'মডার্ন মোড়', 'Modern Mor, Rangpur', 'মডার্ন মোড়, রংপুর'],
  ],
  saidpur: [['Bus Terminal', 'বাস টার্মিনাল', 'Central Bus Terminal, Saidpur', 'কেন্দ্রীয় বাস টার্মিনাল, সৈয়দপুর']],
  sirajganj: [['Kodda Mor', 'কড্ডার মোড়', 'Kodda Mor, Dhaka-Bogura Highway, Sirajganj', 'কড্ডার মোড়, ঢাকা-বগুড়া মহাসড়ক, সিরাজগঞ্জ']],
  sreemangal: [['Habiganj Road', 'হবিগঞ্জ রোড', 'Habiganj Road, Sreemangal', 'হবিগঞ্জ রোড, শ্রীমঙ্গল']],
  sylhet: [
    ['Kadamtali', 'কদমতলী', 'Kadamtali Bus Terminal, Sylhet', 'কদমতলী বাস টার্মিনাল, সিলেট'],
    ['Humayun Rashid Square', 'হুমায়ুন রশীদ চত্বর', 'Humayun Rashid Square, Sylhet', 'হুমায়ুন রশীদ চত্বর, সিলেট'],
  ],
  teknaf: [['Bus Stand', 'বাসস্ট্যান্ড', 'Bus Stand, Main Road, Teknaf', 'বাসস্ট্যান্ড, প্রধান সড়ক, টেকনাফ']],
  thakurgaon: [['Bus Terminal', 'বাস টার্মিনাল', 'Old Bus Terminal, Thakurgaon', 'পুরাতন বাস টার্মিনাল, ঠাকুরগাঁও']],
};
