-- Values of suppliers may be withdrawn by a version: nothing is calculated with them any more.

alter table supplier_value_version drop constraint supplier_value_version_state_check;
alter table supplier_value_version add constraint supplier_value_version_state_check
  check (state in ('estimated', 'operator', 'verified', 'withdrawn'));
