// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;

/// @title Distribution precompile at 0x0000000000000000000000000000000000000801, as of node v1.8.5.
/// @notice Withdraw rewards and commission, choose who receives them, pay into the community pool.
interface IDistribution {
    /// An amount of one denomination.
    struct Coin {
        string denom;
        uint256 amount;
    }

    /// A fraction.
    struct Dec {
        uint256 value;
        uint8 precision;
    }

    /// An amount with decimals below the base unit.
    struct DecCoin {
        string denom;
        uint256 amount;
        uint8 precision;
    }

    /// Rewards at one validator.
    struct DelegationDelegatorReward {
        string validatorAddress;
        DecCoin[] reward;
    }

    /// Which page of a long answer.
    struct PageRequest {
        bytes key;
        uint64 offset;
        uint64 limit;
        bool countTotal;
        bool reverse;
    }

    /// What follows a page.
    struct PageResponse {
        bytes nextKey;
        uint64 total;
    }

    /// What a validator earns.
    struct ValidatorDistributionInfo {
        string operatorAddress;
        DecCoin[] selfBondRewards;
        DecCoin[] commission;
    }

    /// One slash.
    struct ValidatorSlashEvent {
        uint64 validatorPeriod;
        Dec fraction;
    }

    /// Rewards were withdrawn from several validators.
    event ClaimRewards(
        address indexed delegatorAddress,
        uint256 amount
    );

    /// The community pool was paid into.
    event FundCommunityPool(
        address indexed depositor,
        uint256 amount
    );

    /// Another receiver of rewards was chosen.
    event SetWithdrawerAddress(
        address indexed caller,
        string withdrawerAddress
    );

    /// Rewards were withdrawn from one validator.
    event WithdrawDelegatorRewards(
        address indexed delegatorAddress,
        address indexed validatorAddress,
        uint256 amount
    );

    /// Commission was withdrawn.
    event WithdrawValidatorCommission(
        string indexed validatorAddress,
        uint256 commission
    );

    /// Withdraws the rewards of an account from several validators at once.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param maxRetrieve Maximum number of validators to withdraw from, at most max_validators.
    /// @return success Always true: a failure reverts.
    function claimRewards(
        address delegatorAddress,
        uint32 maxRetrieve
    ) external returns (bool success);

    /// Pays ISLM into the community pool.
    /// @dev Only a governance proposal can spend it.
    /// @param depositor Account that pays, 0x form.
    /// @param amount Amount in aISLM.
    /// @return success Always true: a failure reverts.
    function fundCommunityPool(address depositor, uint256 amount) external returns (bool success);

    /// Sets the address to which the rewards of an account are paid.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param withdrawerAddress The receiver, haqq1… or 0x form.
    /// @return success Always true: a failure reverts.
    function setWithdrawAddress(
        address delegatorAddress,
        string calldata withdrawerAddress
    ) external returns (bool success);

    /// Withdraws the rewards from one validator.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @return amount What was paid.
    function withdrawDelegatorRewards(
        address delegatorAddress,
        string calldata validatorAddress
    ) external returns (Coin[] memory amount);

    /// Withdraws the commission of a validator.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form. Its account must sign or call.
    /// @return amount What was paid.
    function withdrawValidatorCommission(
        string calldata validatorAddress
    ) external returns (Coin[] memory amount);

    /// Returns the rewards that wait at one validator.
    /// @dev Reverts when there is no delegation.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @return rewards Amounts with 18 decimals below aISLM.
    function delegationRewards(
        address delegatorAddress,
        string calldata validatorAddress
    ) external view returns (DecCoin[] memory rewards);

    /// Returns the rewards that wait at all validators of an account.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @return rewards One item per validator.
    /// @return total Their sum.
    function delegationTotalRewards(
        address delegatorAddress
    ) external view returns (DelegationDelegatorReward[] memory rewards, DecCoin[] memory total);

    /// Lists the validators to which an account delegates.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @return validators Operators, haqqvaloper1… form.
    function delegatorValidators(
        address delegatorAddress
    ) external view returns (string[] memory validators);

    /// Returns the address to which the rewards of an account are paid.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @return withdrawAddress haqq1… form. The account itself unless it chose another.
    function delegatorWithdrawAddress(
        address delegatorAddress
    ) external view returns (string memory withdrawAddress);

    /// Returns the commission that waits for a validator.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @return commission Amounts with 18 decimals below aISLM.
    function validatorCommission(
        string calldata validatorAddress
    ) external view returns (DecCoin[] memory commission);

    /// Returns a validator's operator, the rewards of its self-delegation, and its commission.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @return distributionInfo The three values.
    function validatorDistributionInfo(
        string calldata validatorAddress
    ) external view returns (ValidatorDistributionInfo memory distributionInfo);

    /// Returns everything that a validator and its delegators haven't withdrawn yet.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @return rewards Amounts with 18 decimals below aISLM.
    function validatorOutstandingRewards(
        string calldata validatorAddress
    ) external view returns (DecCoin[] memory rewards);

    /// Lists the slashes of a validator between two heights, page by page.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @param startingHeight First height.
    /// @param endingHeight Last height.
    /// @param pageRequest Which page of the answer. A limit of 0 means 100.
    /// @return slashes One item per slash, with the fraction that was cut.
    /// @return pageResponse Key of the next page, and the total when it was asked for.
    function validatorSlashes(
        string calldata validatorAddress,
        uint64 startingHeight,
        uint64 endingHeight,
        PageRequest calldata pageRequest
    ) external view returns (ValidatorSlashEvent[] memory slashes, PageResponse memory pageResponse);
}
